import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../test/elenco';
import { AGORA, comPalco } from '../test/palco';

const palco = comPalco();
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});

type Consulta = { busca?: string; cursor?: string; limite?: number };
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
