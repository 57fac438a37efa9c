import { CONTAS_POR_LOTE } from '@indica-bem/domain/usuario/em-lote';
import { beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { alguemEspera } from '../../test/alguem-espera';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';
import { excluirTutor } from '../tutor/excluir-tutor';

const palco = comPalco();
const SENHA = 'a senha de hoje';
let senhaHash = '';
let equipe: Pessoa;

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
  equipe = await criarAdmin(palco(), {}, 'Operação', 'operacao');
});

type Acao = 'convidar' | 'suspender' | 'reativar';
const agir = (acao: Acao, ids: number[], quem = equipe) =>
  chamar(palco(), quem, 'POST /usuarios/em-lote', { body: { acao, ids } });
const idsDe = (...pessoas: Pessoa[]) => pessoas.map(({ id }) => id);
const suspensas = async (ids: number[]) =>
  (
    await palco()
      .db.selectFrom('conta')
      .select('id')
      .where('id', 'in', ids)
      .where('suspensa_em', 'is not', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
const entrar = async ({ email }: Pessoa) =>
  (await chamar(palco(), null, 'POST /login', { body: { email, senha: SENHA } })).status;
const convites = (...pessoas: Pessoa[]) =>
  pessoas.map(({ email }) => palco().emails.filter(({ para }) => para === email).length);

describe('suspender e reativar muitas', () => {
  test('encerra as sessões e os links de todas, e devolve o acesso a todas', async () => {
    const pessoas = [
      await criarTutor(palco(), { senhaHash }),
      await criarPrescritor(palco(), { senhaHash }),
      await criarLojista(palco(), {}, { senhaHash }),
    ];
    for (const { id } of pessoas) await chamar(palco(), equipe, 'POST /usuario/:id/redefinir', { params: { id } });
    await palco().trabalhar();
    expect((await agir('suspender', idsDe(...pessoas))).body).toEqual({ feitos: 3, ignorados: [] });
    for (const pessoa of pessoas) {
      expect((await chamar(palco(), pessoa, 'GET /products', {})).status).toBe(401);
      expect(await entrar(pessoa)).toBe(403);
    }
    const links = await palco()
      .db.selectFrom('link_de_senha')
      .where('conta_id', 'in', idsDe(...pessoas))
      .execute();
    expect(links).toEqual([]);
    expect((await agir('reativar', idsDe(...pessoas))).body).toEqual({ feitos: 3, ignorados: [] });
    for (const pessoa of pessoas) {
      expect((await chamar(palco(), pessoa, 'GET /products', {})).status).toBe(401);
      expect(await entrar(pessoa)).toBe(200);
    }
  });

  test('quem já está como se pede, quem foi excluída e quem não há ficam de fora, com o motivo', async () => {
    const [ativa, suspensa, excluida] = [
      await criarTutor(palco(), { senhaHash }),
      await criarTutor(palco(), { senhaHash }),
      await criarTutor(palco(), { senhaHash }),
    ];
    await agir('suspender', [suspensa.id]);
    await chamar(palco(), equipe, 'DELETE /tutor/:id', { params: { id: excluida.id } });
    const ids = [...idsDe(ativa, suspensa, excluida), 999_999_999];
    expect((await agir('reativar', ids)).body).toEqual({
      feitos: 1,
      ignorados: [
        { id: ativa.id, motivo: 'não estava suspensa' },
        { id: excluida.id, motivo: 'conta excluída' },
        { id: 999_999_999, motivo: 'não encontrada' },
      ],
    });
    await agir('suspender', [suspensa.id]);
    expect((await agir('suspender', ids)).body).toEqual({
      feitos: 1,
      ignorados: [
        { id: suspensa.id, motivo: 'já estava suspensa' },
        { id: excluida.id, motivo: 'conta excluída' },
        { id: 999_999_999, motivo: 'não encontrada' },
      ],
    });
  });

  test('ninguém da equipe é alcançado, nem quem chama', async () => {
    const colega = await criarAdmin(palco(), { senhaHash });
    for (const acao of ['suspender', 'convidar', 'reativar'] as const) {
      const { body } = await agir(acao, idsDe(colega, equipe));
      expect(body).toEqual({
        feitos: 0,
        ignorados: idsDe(colega, equipe).map((id) => ({ id, motivo: 'não encontrada' })),
      });
    }
    expect(await suspensas(idsDe(colega, equipe))).toEqual([]);
    expect(await entrar(colega)).toBe(200);
  });

  test('de quem é excluída no mesmo instante, a exclusão vale e o resto da seleção segue', async () => {
    const [uma, outra] = [await criarTutor(palco(), { senhaHash }), await criarTutor(palco(), { senhaHash })];
    const { suspensao } = await transacao(palco().db, async (trx) => {
      await excluirTutor(trx, { id: uma.id, agora: AGORA, autoria: null });
      const suspensao = agir('suspender', idsDe(uma, outra));
      // The act reaches the row that this transaction holds before it lets go.
      await alguemEspera(palco().pool);
      return { suspensao };
    });
    expect((await suspensao).body).toEqual({ feitos: 1, ignorados: [{ id: uma.id, motivo: 'conta excluída' }] });
  });

  test('duas seleções cruzadas ao mesmo tempo: cada conta é suspensa uma vez', async () => {
    const pessoas = [];
    for (let i = 0; i < 6; i++) pessoas.push(await criarTutor(palco(), { senhaHash }));
    const ids = idsDe(...pessoas);
    const respostas = await Promise.all([agir('suspender', ids), agir('suspender', ids.toReversed())]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200]);
    expect(respostas.reduce((soma, { body }) => soma + body.feitos, 0)).toBe(6);
    expect(await suspensas(ids)).toEqual(ids);
  });
});

describe('convidar muitas', () => {
  test('só quem nunca entrou recebe, e uma vez por dia', async () => {
    const [convidada, ativa, suspensa] = [
      await criarTutor(palco()),
      await criarPrescritor(palco(), { senhaHash }),
      await criarTutor(palco()),
    ];
    await agir('suspender', [suspensa.id]);
    const ids = idsDe(convidada, ativa, suspensa);
    expect((await agir('convidar', ids)).body).toEqual({
      feitos: 1,
      ignorados: [
        { id: ativa.id, motivo: 'já tem acesso' },
        { id: suspensa.id, motivo: 'conta suspensa' },
      ],
    });
    await palco().trabalhar();
    expect(convites(convidada, ativa, suspensa)).toEqual([1, 0, 0]);
    const outra = await criarAdmin(palco(), {}, 'Outra', 'operacao');
    expect((await agir('convidar', [convidada.id], outra)).body).toEqual({
      feitos: 0,
      ignorados: [{ id: convidada.id, motivo: 'já recebeu um convite hoje' }],
    });
    await palco().trabalhar();
    expect(convites(convidada)).toEqual([1]);
  });

  test('além da cota do dia ninguém da seleção é convidado', async () => {
    const [uma, outra] = [await criarTutor(palco()), await criarTutor(palco())];
    const quem = await criarAdmin(palco(), {}, 'Apressada', 'operacao');
    const amanha = new Date(AGORA.getTime() + 86_400_000);
    await palco()
      .db.insertInto('limite')
      .values({ chave: `convites-em-lote:${quem.id}`, vezes: 1_999, livre_em: new Date(0), expira_em: amanha })
      .execute();
    const { status, body, headers } = await agir('convidar', idsDe(uma, outra), quem);
    expect([status, body.type, body.detail]).toEqual([
      429,
      'cota-de-convites-em-lote',
      'Você já enviou 2000 convites em lote hoje. Tente de novo amanhã.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3600);
    await palco().trabalhar();
    expect(convites(uma, outra)).toEqual([0, 0]);
    expect((await agir('convidar', [uma.id], quem)).body.feitos).toBe(1);
  });
});

test.each([
  ['nenhuma', [], 'Selecione ao menos uma pessoa'],
  ['repetidas', [7, 7], 'Há pessoas repetidas na seleção'],
  ['demais', Array.from({ length: CONTAS_POR_LOTE + 1 }, (_, i) => i + 1), 'Selecione até 500 pessoas por vez'],
])('uma seleção com %s é recusada no campo', async (_, ids, frase) => {
  const { status, body } = await agir('suspender', ids);
  expect([status, body.campos]).toEqual([422, { ids: frase }]);
});

describe('exportar a seleção', () => {
  const exportar = (perfil: 'tutor' | 'shopkeeper', ids: number[], quem = equipe) =>
    chamar(palco(), quem, 'GET /usuarios/selecao', { query: { perfil, ids: ids.join() } });

  test('traz os escolhidos daquele perfil, e ninguém mais', async () => {
    const [bia, ana, fora] = [
      await criarTutor(palco(), {}, { nome: 'Bia Escolhida', cpf: '12345678909' }),
      await criarTutor(palco(), {}, { nome: '=Ana Escolhida' }),
      await criarTutor(palco(), {}, { nome: 'Carla de Fora' }),
    ];
    const loja = await criarLojista(palco());
    const { status, texto, headers } = await exportar('tutor', idsDe(bia, ana, loja));
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="relatorio-tutores.csv"']);
    const linhas = texto.trim().split('\n');
    expect(linhas).toHaveLength(3);
    expect(linhas[0]).toContain('Ordem;Nome;CPF;');
    expect(texto).toContain('Bia Escolhida;123.456.789-09');
    expect(texto).toContain("'=Ana Escolhida");
    expect(texto).not.toContain(fora.email);
    expect(texto).not.toContain(loja.email);
  });

  test.each(['', '1,', 'a', '0', '7,7', '1;drop table conta'])('ids "%s" são recusados no campo', async (ids) => {
    const query = { perfil: 'tutor' as const, ids };
    const { status, texto } = await chamar(palco(), equipe, 'GET /usuarios/selecao', { query });
    const campos = Object.keys(JSON.parse(texto).campos ?? {});
    expect([status, campos.length, campos.every((campo) => campo.startsWith('ids'))]).toEqual([422, 1, true]);
  });

  test('quinhentos números cabem num endereço', async () => {
    const ids = Array.from({ length: CONTAS_POR_LOTE }, (_, i) => 999_999_999 - i);
    expect((await exportar('shopkeeper', ids)).status).toBe(200);
  });
});
