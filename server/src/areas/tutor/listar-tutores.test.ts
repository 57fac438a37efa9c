import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});

type Consulta = { busca?: string; cursor?: string; limite?: number; ordem?: 'nome' | 'recentes' };
const tutores = async (query: Consulta) => (await chamar(palco(), admin, 'GET /tutors', { query })).body;
const nomes = async (query: Consulta) => (await tutores(query)).tutors.map(({ nome }) => nome);

describe('a lista de tutores', () => {
  test('acha por nome sem acento, por e-mail e por CPF com ou sem máscara', async () => {
    const tutora = await criarTutor(palco(), {}, { nome: 'Conceição Araújo', cpf: '52998224725' });
    for (const busca of ['conceicao araujo', 'ARAÚJO conc', tutora.email, '529.982.247-25', '52998224725']) {
      expect([busca, await nomes({ busca })]).toEqual([busca, ['Conceição Araújo']]);
    }
    expect(await nomes({ busca: '%' })).toEqual([]);
  });

  test('página a página, por nome, cada um uma vez, com a situação e sem os excluídos', async () => {
    for (let n = 0; n < 7; n++) await criarTutor(palco(), { senhaHash: 'x' }, { nome: `Página ${n % 3}` });
    const suspensa = await criarTutor(palco(), { senhaHash: 'x' }, { nome: 'Página 9' });
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', suspensa.id).execute();
    const convidada = await criarTutor(palco(), {}, { nome: 'Página 8' });
    const excluida = await criarTutor(palco(), {}, { nome: 'Página 7' });
    await chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: excluida.id }, body: null });

    expect(await tutores({ busca: 'tutor excluido' })).toEqual({
      tutors: [],
      total: { quantos: 0, exato: true },
      proximo: null,
    });

    const vistos: { nome: string; id_tutor: number; situacao: string }[] = [];
    for (let cursor: string | undefined; ; ) {
      const pagina = await tutores({ busca: 'pagina', limite: 2, ...(cursor && { cursor }) });
      vistos.push(...pagina.tutors);
      if (!pagina.proximo) break;
      cursor = pagina.proximo;
    }
    expect(vistos.map(({ nome }) => nome)).toEqual([
      ...['Página 0', 'Página 0', 'Página 0', 'Página 1', 'Página 1', 'Página 2', 'Página 2', 'Página 8', 'Página 9'],
    ]);
    expect(new Set(vistos.map(({ id_tutor }) => id_tutor)).size).toBe(9);
    expect(vistos.find(({ id_tutor }) => id_tutor === convidada.id)?.situacao).toBe('convidada');
    expect(vistos.at(-1)?.situacao).toBe('suspensa');
  });

  test('acha por pedaços de CPF e de telefone, com ou sem máscara', async () => {
    await criarTutor(palco(), {}, { nome: 'Pedaço Achado', cpf: '39053344705', telefone: '15981237788' });
    for (const busca of [
      '390.533',
      '053.344.7',
      '(15) 98123-7788',
      '98123-77',
      '+55 15 98123 7788',
      'pedaco 8123-7788',
    ]) {
      expect([busca, await nomes({ busca })]).toEqual([busca, ['Pedaço Achado']]);
    }
  });

  test('do mais novo ao mais antigo, página a página, com o total só na primeira', async () => {
    const ids: number[] = [];
    for (const nome of ['Zeta Nova', 'Alfa Nova', 'Meio Nova']) ids.push((await criarTutor(palco(), {}, { nome })).id);
    const primeira = await tutores({ busca: 'nova', ordem: 'recentes', limite: 2 });
    expect(primeira.total).toEqual({ quantos: 3, exato: true });
    const segunda = await tutores({ busca: 'nova', ordem: 'recentes', limite: 2, cursor: primeira.proximo ?? '' });
    expect(segunda.total).toBeNull();
    expect([...primeira.tutors, ...segunda.tutors].map(({ id_tutor }) => id_tutor)).toEqual(ids.reverse());
    expect(segunda.proximo).toBeNull();
  });

  test('um cursor inventado recomeça do início', async () => {
    expect((await tutores({ cursor: 'WyJhIiwiYiJd', limite: 1 })).tutors).toHaveLength(1);
  });
});

test('a lista de parceiros filtra por perfil e acha por e-mail', async () => {
  const vet = await criarPrescritor(palco());
  const { body } = await chamar(palco(), admin, 'GET /prescribers', { query: { busca: vet.email } });
  expect(body.prescribers).toMatchObject([{ id_prescriber: vet.id, perfil: 'veterinario', situacao: 'convidada' }]);
  const criadores = await chamar(palco(), admin, 'GET /prescribers', { query: { perfil: 'criador' } });
  expect(criadores.body.prescribers).toEqual([]);
});

test('parceiros e lojas também se acham por documento e telefone, mas o público não acha a loja pelo CNPJ', async () => {
  const vet = await criarPrescritor(palco());
  const dados = { cpf: '15350946056', telefone: '15991112222' };
  await palco().db.updateTable('prescritor').set(dados).where('id', '=', vet.id).execute();
  for (const busca of ['153.509', '99111-2222']) {
    const { body } = await chamar(palco(), admin, 'GET /prescribers', { query: { busca } });
    expect([busca, body.prescribers.map(({ id_prescriber }) => id_prescriber)]).toEqual([busca, [vet.id]]);
  }
  const loja = await criarLojista(palco(), { cnpj: '99908008000181', celular: '15992223333' });
  const achadas = async (quem: Pessoa, busca: string) =>
    (await chamar(palco(), quem, 'GET /shopkeepers', { query: { busca } })).body.shopkeepers.map(
      (l) => l.id_shopkeeper,
    );
  for (const busca of ['99.908.008', '99908008/0001', '(15) 99222-3333']) {
    expect([busca, await achadas(admin, busca)]).toEqual([busca, [loja.id]]);
    expect([busca, await achadas(await criarTutor(palco()), busca)]).toEqual([busca, []]);
  }
});

test('a lista de lojas diz à equipe CNPJ, razão social e e-mail, e aos outros só a parte pública', async () => {
  const loja = await criarLojista(palco(), { razao_social: 'Ração Social Ltda', cnpj: '12ABC34501DE35' });
  for (const busca of ['racao social', '12.ABC.345/01DE-35', loja.email]) {
    const { body } = await chamar(palco(), admin, 'GET /shopkeepers', { query: { busca } });
    expect(body.shopkeepers).toMatchObject([
      { id_shopkeeper: loja.id, cnpj: '12.ABC.345/01DE-35', razao_social: 'Ração Social Ltda', email: loja.email },
    ]);
  }
  const tutora = await criarTutor(palco());
  const { texto } = await chamar(palco(), tutora, 'GET /shopkeepers', { query: {} });
  for (const segredo of ['cnpj', '12.ABC', 'Ração Social', loja.email, 'situacao'])
    expect(texto).not.toContain(segredo);
});
