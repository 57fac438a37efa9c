import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { enviarFormulario } from '../../test/formulario';
import { percorrer } from '../../test/importacoes';
import { csvDeTutores, linhaDeTutor } from '../../test/lote';
import { AGORA, comPalco } from '../../test/palco';
import { fimDoRastro, rastroDesde } from '../../test/rastro';

const palco = comPalco({ limites: false });
let dona: Pessoa;

beforeAll(async () => {
  dona = await criarAdmin(palco(), {}, 'Dora');
});

async function enviarComo(quem: Pessoa, quantas = 250): Promise<number> {
  const bytes = csvDeTutores(...Array.from({ length: quantas }, () => linhaDeTutor()));
  const arquivo = { nome: 'pessoas.csv', bytes };
  const envio = { url: '/cadastro-em-lote', campos: { perfil: 'tutor' }, arquivo };
  return (await enviarFormulario(palco(), quem, envio)).body.id_importacao;
}
const ver = async (id: number) => (await chamar(palco(), dona, 'GET /importacao/:id', { params: { id } })).body;
const operacao = () => criarAdmin(palco(), {}, 'Caio', 'operacao');

const suspender = ({ id }: Pessoa, suspenso = true) =>
  chamar(palco(), dona, 'PUT /equipe/:id/suspensao', { params: { id }, body: { suspenso } });
const remover = ({ id }: Pessoa) => chamar(palco(), dona, 'DELETE /equipe/:id', { params: { id } });
const porNaFuncao = (funcao: 'leitura' | 'financeiro' | 'dono') => async (quem: Pessoa) => {
  const { equipe } = (await chamar(palco(), dona, 'GET /equipe', {})).body;
  const membro = equipe.find(({ id_admin }) => id_admin === quem.id);
  const body = { nome: 'Caio', funcao, versao: membro?.versao ?? 0 };
  return chamar(palco(), dona, 'PUT /equipe/:id', { params: { id: quem.id }, body });
};

test.each([
  ['suspenso', suspender],
  ['removido', remover],
  ['posto a só ler', porNaFuncao('leitura')],
  ['posto nas finanças', porNaFuncao('financeiro')],
])('o que alguém enviou para no próximo lote quando é %s, e diz por quê', async (_, tirar) => {
  const caio = await operacao();
  const id = await enviarComo(caio);
  const rastro = await fimDoRastro(palco());
  palco().emails.length = 0;
  await percorrer(palco(), id, async (lote) => lote === 1 && expect((await tirar(caio)).status).toBe(200));
  await palco().trabalhar();
  expect(await ver(id)).toMatchObject({
    ...{ estado: 'concluida', total: 250, feitas: 100, aceitas: 100, pode_desfazer: true },
    ...{ parada_em: AGORA.toISOString(), parada_por: null, parada_motivo: 'sem_acesso' },
  });
  expect(palco().emails).toHaveLength(100);
  const parada = (await rastroDesde(palco(), rastro)).filter(({ ato }) => ato === 'importacao-parada');
  expect(parada).toMatchObject([
    { papel: 'sistema', objeto_id: id, valores: { linhas: [null, 100], motivo: [null, 'sem_acesso'] } },
  ]);
  expect((await chamar(palco(), dona, 'POST /importacao/:id/desfazer', { params: { id } })).status).toBe(200);
});

test('quem passa a uma função que também envia não perde nada; o que já tinha entrado todo termina', async () => {
  const [caio, rui] = [await operacao(), await operacao()];
  const [segue, inteira] = [await enviarComo(caio, 150), await enviarComo(rui, 100)];
  await percorrer(palco(), segue, (lote) => lote === 1 && porNaFuncao('dono')(caio));
  expect(await ver(segue)).toMatchObject({ estado: 'concluida', aceitas: 150, parada_em: null });
  await percorrer(palco(), inteira, () => suspender(rui));
  expect(await ver(inteira)).toMatchObject({ estado: 'concluida', aceitas: 100, parada_em: null });
});

test('suspenso antes do primeiro lote: nada entra; reativado a tempo, entra tudo', async () => {
  const caio = await operacao();
  const id = await enviarComo(caio, 2);
  await suspender(caio);
  await palco().trabalhar();
  expect(await ver(id)).toMatchObject({ feitas: 0, parada_motivo: 'sem_acesso' });
  const rui = await operacao();
  const outra = await enviarComo(rui, 2);
  await suspender(rui);
  await suspender(rui, false);
  await palco().trabalhar();
  expect(await ver(outra)).toMatchObject({ aceitas: 2, parada_em: null });
});

test('a que falhou e um colega retoma passa a ser dele: a saída de quem enviou não a para, a dele sim', async () => {
  const [caio, rui] = [await operacao(), await operacao()];
  const [segue, para] = [await enviarComo(caio, 150), await enviarComo(caio, 150)];
  for (const id of [segue, para]) {
    await palco().db.updateTable('importacao').set({ estado: 'falhou' }).where('id', '=', id).execute();
    await chamar(palco(), rui, 'POST /importacao/:id/tentar', { params: { id } });
  }
  await remover(caio);
  await percorrer(palco(), segue, () => undefined);
  expect(await ver(segue)).toMatchObject({ aceitas: 150, parada_em: null });
  await percorrer(palco(), para, (lote) => lote === 1 && remover(rui));
  expect(await ver(para)).toMatchObject({ aceitas: 100, parada_motivo: 'sem_acesso' });
});
