import {
  abertaATodos,
  ageDeFato,
  type Chamada,
  chamada as declarar,
  QUEM_ENTROU,
  type Quem,
} from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { FUNCOES } from '@indica-bem/domain/contrato/equipe';
import { beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '../db/transacao';
import { criarSessao } from '../nucleo/sessao';
import { VAI_A_FUNDO } from '../test/a-fundo';
import { cpfDe } from '../test/documentos';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../test/elenco';
import { AGORA, comPalco } from '../test/palco';
import { ABERTA, PORTAS, passaPelaPorta } from '../test/portas';

const palco = comPalco();

const QUEM = ['anonimo', ...QUEM_ENTROU] as const;

const pessoas = new Map<Quem, Pessoa>();
const semTermos = new Map<Quem, Pessoa>();

beforeAll(async () => {
  const criar = { tutor: criarTutor, prescritor: criarPrescritor };
  for (const papel of ['tutor', 'prescritor'] as const) {
    pessoas.set(papel, await criar[papel](palco()));
    semTermos.set(papel, await criar[papel](palco(), { aceites: false }));
  }
  for (const funcao of FUNCOES) {
    pessoas.set(funcao, await criarAdmin(palco(), {}, funcao, funcao));
    semTermos.set(funcao, await criarAdmin(palco(), { aceites: false }, funcao, funcao));
  }
  pessoas.set('lojista', await criarLojista(palco()));
  semTermos.set('lojista', await criarLojista(palco(), {}, { aceites: false }));
});

const vivos = new Map<number, string>();

/** Somebody's session, until a call that may have ended it. */
async function tokenDe({ id }: Pessoa): Promise<string> {
  const token = vivos.get(id) ?? (await transacao(palco().db, (trx) => criarSessao(trx, id, palco().relogio())));
  vivos.set(id, token);
  return token;
}

async function bater({ method, path }: Chamada, pessoa: Pessoa | undefined) {
  const url = `/api${path.replace(/:\w+/g, '999999999')}`;
  const headers = pessoa ? { api_token: await tokenDe(pessoa) } : {};
  const resposta = await palco().app.inject({ method, url, headers });
  if (pessoa && /logout|sess/.test(path)) vivos.delete(pessoa.id);
  const tipo = /"type":"([\w-]+)"/.exec(resposta.body)?.[1];
  return { status: resposta.statusCode, tipo };
}

describe('quem pode chamar o quê', () => {
  test('a tabela de portas cobre todas as chamadas declaradas', () => {
    const declaradas = Object.values(CHAMADAS).map(({ method, path }) => `${method} ${path}`);
    expect(declaradas.sort()).toEqual(Object.keys(PORTAS).sort());
  });

  for (const chamada of Object.values(CHAMADAS)) {
    const rota = `${chamada.method} ${chamada.path}`;
    for (const quem of QUEM) {
      const passa = passaPelaPorta(rota, quem);
      test(`${rota} · ${quem}: ${passa ? 'passa' : 'fechada'}`, async () => {
        const { status, tipo } = await bater(chamada, pessoas.get(quem));
        const fechada = status === 403 || tipo === 'sessao-invalida';
        expect(fechada, `${status} ${tipo}`).toBe(!passa);
        if (!passa) expect(status).toBe(quem === 'anonimo' ? 401 : 403);
      });
    }
    for (const quem of QUEM_ENTROU.filter((algum) => passaPelaPorta(rota, algum))) {
      const doDono = (chamada as Chamada).acesso[quem] === 'proprio';
      const aberta = PORTAS[rota] === ABERTA || ('antesDosTermos' in chamada && doDono);
      test(`${rota} · ${quem} sem aceitar os termos: ${aberta ? 'responde' : 'espera'}`, async () => {
        const { tipo } = await bater(chamada, semTermos.get(quem));
        expect(tipo === 'privacidade-nao-aceita').toBe(!aberta);
      });
    }
  }

  test('quem só lê não muda nada: tudo o que age lhe é fechado, menos a própria conta', async () => {
    for (const chamada of Object.values<Chamada>(CHAMADAS)) {
      if (!ageDeFato(chamada) || abertaATodos(chamada) || chamada.acesso.leitura === 'proprio') continue;
      const { status } = await bater(chamada, pessoas.get('leitura'));
      expect([chamada.method, chamada.path, status]).toEqual([chamada.method, chamada.path, 403]);
    }
  });

  test('a função que muda vale na próxima chamada da mesma sessão', async () => {
    const { db, app } = palco();
    // Somebody else who may everything and can come in: the last one would not let go.
    await criarAdmin(palco(), { senhaHash: 'tem senha' });
    const { id, token } = await criarAdmin(palco());
    const abrir = async () => {
      const { statusCode } = await app.inject({ url: '/api/configuracao', headers: { api_token: token } });
      return statusCode;
    };
    expect(await abrir()).toBe(200);
    await db.updateTable('administrador').set({ funcao: 'atendimento' }).where('id', '=', id).execute();
    expect(await abrir()).toBe(403);
    await db.updateTable('administrador').set({ funcao: 'dono' }).where('id', '=', id).execute();
    expect(await abrir()).toBe(200);
  });

  test('um api_token que não vive é 401 em toda chamada que depende de quem pergunta, e ignorado só nas abertas a todos', async () => {
    const tutora = await criarTutor(palco());
    const morto = await criarTutor(palco());
    await palco().db.deleteFrom('sessao').where('conta_id', '=', morto.id).execute();
    const vencido = await criarAdmin(palco());
    await palco()
      .db.updateTable('sessao')
      .set({ criada_em: new Date(0) })
      .where('conta_id', '=', vencido.id)
      .execute();
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', tutora.id).execute();
    for (const { method, path } of Object.values(CHAMADAS)) {
      const rota = `${method} ${path}`;
      for (const api_token of [morto.token, vencido.token, tutora.token, 'inventado', '', 'x'.repeat(300)]) {
        const url = `/api${path.replace(/:\w+/g, '999999999')}`;
        const resposta = await palco().app.inject({ method, url, headers: { api_token } });
        const recusada = resposta.statusCode === 401 && resposta.json().type === 'sessao-invalida';
        expect([rota, api_token, recusada]).toEqual([rota, api_token, PORTAS[rota] !== ABERTA]);
      }
    }
  });

  test('a sessão que morre no meio do cadastro da equipe não vira cadastro público', async () => {
    const admin = await criarAdmin(palco());
    await palco().db.deleteFrom('sessao').where('conta_id', '=', admin.id).execute();
    const payload = {
      tipo_login: 'tutor',
      nome: 'Bia Lima',
      cpf: cpfDe(77),
      telefone: '15998765432',
      data_nascimento: '1990-01-01',
      email: 'no-meio@example.com',
      senha: 'uma senha boa',
      confirmasenha: 'uma senha boa',
    };
    const headers = { api_token: admin.token };
    const { statusCode } = await palco().app.inject({ method: 'POST', url: '/api/register', headers, payload });
    expect(statusCode).toBe(401);
    expect(await palco().db.selectFrom('conta').where('email', '=', payload.email).execute()).toEqual([]);
  });

  test('uma chamada aberta a todos diz isso pela sua declaração, e não por coincidência', () => {
    const acesso = Object.fromEntries(QUEM.map((quem) => [quem, 'todos']));
    expect(() => declarar('GET /x', { resumo: '', acesso, answer: 'arquivo', refusals: [] })).toThrow('PARA_TODOS');
  });

  test('qualquer permissão a mais ou a menos em qualquer chamada é notada por esta tabela', async () => {
    for (const [qual, chamada] of Object.values(CHAMADAS as Record<string, Chamada>).entries()) {
      const original = chamada.acesso;
      // Of each call one permission for each commit, all of them in turn; in depth, each of each.
      for (const quem of QUEM.filter((_, vez) => VAI_A_FUNDO || vez === qual % QUEM.length)) {
        const { [quem]: tinha, ...sem } = original;
        chamada.acesso = tinha ? sem : { ...original, [quem]: 'todos' };
        try {
          const { status, tipo } = await bater(chamada, pessoas.get(quem));
          const passa = status !== 403 && tipo !== 'sessao-invalida';
          expect([chamada.path, quem, passa]).toEqual([chamada.path, quem, !tinha]);
        } finally {
          chamada.acesso = original;
        }
      }
    }
  });
});
