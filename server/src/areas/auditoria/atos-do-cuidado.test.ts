import { randomBytes } from 'node:crypto';
import { VERSAO_DA_PARTILHA } from '@indica-bem/domain/pet/partilha';
import { beforeAll, expect, test } from 'vitest';
import type { Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, type Elenco, indicar, resgatar, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { andarilho, rastroDesde } from '../../test/rastro';
import { saidaDosLembretes } from '../conta/saida-dos-lembretes';

const palco = comPalco({ limites: false });
const { fazer } = andarilho(palco);

const segredos: string[] = [];
const segredo = (antes = '') => {
  const letras = Array.from(randomBytes(9), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  segredos.push(letras);
  return `${antes}${letras}`;
};

let elenco: Elenco;
let tutor: Pessoa;
let prescritor: Pessoa;

beforeAll(async () => {
  elenco = await criarElenco(palco());
  ({ tutor, prescritor } = elenco);
});

test('os pets e o calendário', async () => {
  const pet = {
    nome: segredo('Bidu '),
    tipo: 'Cão',
    porte: 'Pequeno',
    data_nascimento: '2020-01-01',
    raca: 'SRD',
    peso: 9,
  };
  const { id_pet } = (await fazer('POST /pet', tutor, { body: pet })).body;
  await fazer('PUT /pet/:id_pet', tutor, { params: { id_pet }, body: { ...pet, nome: segredo('Totó ') } });
  await fazer('DELETE /pet/:id_pet', tutor, { params: { id_pet } });
  const evento = { titulo: segredo('Vacina '), descricao: segredo('na clínica '), data: '2026-04-20' };
  const { id_calendario: id } = (await fazer('POST /calendar', tutor, { body: evento })).body;
  await fazer('PUT /calendar/:id', tutor, { params: { id }, body: { ...evento, titulo: segredo('Banho ') } });
  await fazer('DELETE /calendar/:id', tutor, { params: { id } });
});

test('o pet de uma indicação, seus pesos e quem o vê', async () => {
  const pet = {
    nome: segredo('Mel '),
    tipo: 'Cão',
    porte: 'Mini',
    data_nascimento: '2020-01-01',
    raca: 'SRD',
    peso: 9,
  };
  const { id_pet } = (await fazer('POST /pet', tutor, { body: pet })).body;
  const { codigo_prescricao, id_prescricao: id } = await indicar(palco(), elenco);
  await resgatar(palco(), tutor, codigo_prescricao);
  const { linha } = await fazer('PUT /prescrition/:id/pet', tutor, { params: { id }, body: { id_pet } });
  expect([linha.campos, linha.valores]).toEqual([['pet'], null]);
  const dia = { params: { id_pet, dia: '2026-03-01' } };
  const pesado = await fazer('PUT /pet/:id_pet/peso/:dia', tutor, { ...dia, body: { peso: 8.5 } });
  expect([pesado.linha.campos, pesado.linha.valores]).toEqual([['peso'], null]);
  await fazer('DELETE /pet/:id_pet/peso/:dia', tutor, dia);
  const com = { params: { id_pet, id_prescriber: prescritor.id } };
  await fazer('PUT /pet/:id_pet/partilha/:id_prescriber', tutor, { ...com, body: { versao: VERSAO_DA_PARTILHA } });
  await fazer('DELETE /pet/:id_pet/partilha/:id_prescriber', tutor, com);
});

test('o pedido de nova indicação, as respostas e os lembretes', async () => {
  const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
  await validar(palco(), elenco.loja, idCupom);
  const id = indicacao.id_prescricao;
  const pedir = async () => (await fazer('POST /prescrition/:id/renovacao', tutor, { params: { id } })).body.pedido;
  await pedir();
  await fazer('DELETE /prescrition/:id/renovacao', tutor, { params: { id } });
  const recusado = { params: { id: (await pedir()).id_renovacao }, body: { motivo: 'outro', texto: segredo('não ') } };
  const recusa = await fazer('POST /renovacao/:id/recusa', prescritor, recusado);
  expect(recusa.linha.valores).toEqual({ motivo: [null, 'outro'] });
  const nova = { id_produto: elenco.produto, peso_pet: 9, ecc: 1, atividade: 95, anotacoes: segredo('de novo ') };
  const params = { id: (await pedir()).id_renovacao };
  const { linha, body } = await fazer('POST /renovacao/:id/indicacao', prescritor, { params, body: nova });
  expect(linha).toMatchObject({ objeto_id: body.id_prescricao, valores: { id_produto: [null, elenco.produto] } });
  await fazer('PUT /lembretes', tutor, { body: { ligados: false } });
  await fazer('PUT /lembretes', tutor, { body: { ligados: true } });
  const { cabecalhos } = await saidaDosLembretes(palco(), tutor);
  const passe = /lembretes\/([\w.-]+)>/.exec(cabecalhos['List-Unsubscribe'])?.[1] ?? '';
  const desligados = await fazer('POST /lembretes/:passe', null, { params: { passe } });
  expect(desligados.linha).toMatchObject({ conta_id: tutor.id, papel: 'tutor', valores: { ligados: [true, false] } });
});

test('nada do que as pessoas escreveram está no rastro', async () => {
  const rastro = JSON.stringify(await rastroDesde(palco())).toLowerCase();
  expect(segredos.length).toBeGreaterThan(2);
  expect(segredos.filter((texto) => rastro.includes(texto))).toEqual([]);
});
