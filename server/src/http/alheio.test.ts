import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '../db/transacao';
import { criarSessao } from '../nucleo/sessao';
import { criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../test/elenco';
import { type MundoAlheio, mundoAlheio } from '../test/mundo-alheio';
import { comPalco } from '../test/palco';

const palco = comPalco();
let mundo: MundoAlheio;
const outros = new Map<'tutor' | 'prescritor' | 'lojista', Pessoa>();

beforeAll(async () => {
  mundo = await mundoAlheio(palco());
  outros.set('tutor', await criarTutor(palco()));
  outros.set('prescritor', await criarPrescritor(palco()));
  outros.set('lojista', await criarLojista(palco()));
});

/** Valid bodies, so that the refusal is about whose it is and not about its form. */
const CORPOS: Record<string, object> = {
  'PUT /tutor/:id': {
    nome: 'X',
    email: 'x@example.com',
    cpf: '529.982.247-25',
    telefone: '15911112222',
    data_nascimento: '1990-01-01',
  },
  'PUT /pet/:id_pet': { nome: 'X', tipo: 'Gato', raca: 'Persa', data_nascimento: '2020-01-01', peso: 4 },
  'PUT /calendar/:id': { titulo: 'X', data: '2026-05-01' },
  'PUT /prescrition/:id': { anotacoes: 'X', observacao_lojista: 'X', tutor_nome: 'X', pet_nome: 'X' },
  'PUT /coupon/:id': { nome_funcionario: 'X', valor: 100, peso: 15 },
  'PUT /termos/:id': { privacidade_aceite: 'S' },
  'PUT /fator/chave/:id': { nome: 'X' },
  'DELETE /tutor/:id': { senha_atual: 'uma senha qualquer' },
};

/** Where the answer is meant to say more (spec 2.7, spec 3.8) than "there is no such thing" (and still nothing private). */
const DIZ_POR_QUE: Record<string, string> = {
  'GET /shopkeeper/:id': 'the public part of a store is public',
  'GET /prescrition/:codigo/prescrition': 'a code already used says so',
  'PUT /prescrition/:codigo/tutor': 'a code already used says so',
  'GET /coupon/:codigo/prescrition': "another store's coupon says so at the till",
  'PUT /coupon/:id': "another store's coupon says so at the till",
  'POST /coupon/:codigo/leitura': "another store's coupon says so at the till",
};

const comParametro = Object.values(CHAMADAS as Record<string, Chamada>).filter(({ path }) => path.includes(':'));
const rotaDe = ({ method, path }: Chamada) => `${method} ${path}`;

async function pedir({ method, path }: Chamada, url: string, pessoa: Pessoa | undefined) {
  const token = pessoa && (await transacao(palco().db, (trx) => criarSessao(trx, pessoa.id, palco().relogio())));
  const resposta = await palco().app.inject({
    method,
    url: `/api${url}`,
    headers: token ? { api_token: token } : {},
    ...(method !== 'GET' && { payload: CORPOS[`${method} ${path}`] ?? {} }),
  });
  return { status: resposta.statusCode, corpo: resposta.body, cabecalhos: JSON.stringify(resposta.headers) };
}

const inexistente = (caminho: string) =>
  caminho
    .replace('/sessao/:id', '/sessao/0000000000000000')
    .replace(/:codigo/, caminho.startsWith('/coupon') ? 'ZZZZZZZZZZ' : 'ZZZZZZZZ')
    .replace(/:dia/, '2026-03-10')
    .replace(/:\w+/g, '999999999');

describe('o que é de outra pessoa', () => {
  for (const quem of [undefined, 'tutor', 'prescritor', 'lojista'] as const) {
    test(`${quem ?? 'anônimo'}: responde byte por byte como o que não existe`, async () => {
      const deDono = comParametro.filter((c) => !DIZ_POR_QUE[rotaDe(c)] && c.acesso[quem ?? 'anonimo'] !== 'todos');
      for (const chamada of deDono) {
        const pessoa = quem && outros.get(quem);
        const alheio = await pedir(chamada, mundo.enderecoDe(chamada.path), pessoa);
        const nenhum = await pedir(chamada, inexistente(chamada.path), pessoa);
        expect([rotaDe(chamada), alheio.status, alheio.corpo]).toEqual([rotaDe(chamada), nenhum.status, nenhum.corpo]);
      }
    });

    test(`${quem ?? 'anônimo'}: nenhum dado privado aparece em resposta alguma`, async () => {
      for (const chamada of Object.values(CHAMADAS as Record<string, Chamada>)) {
        const { corpo, cabecalhos } = await pedir(chamada, mundo.enderecoDe(chamada.path), quem && outros.get(quem));
        const vazou = mundo.canarios.filter((canario) =>
          `${corpo}${cabecalhos}`.toLowerCase().includes(canario.toLowerCase()),
        );
        expect([rotaDe(chamada), vazou]).toEqual([rotaDe(chamada), []]);
      }
    });
  }

  test('sem a posse exigida no contrato, cada uma dessas chamadas seria notada aqui', async () => {
    for (const chamada of comParametro.filter((c) => c.posse && c.method === 'GET')) {
      const papel = ([...outros.keys()] as const).find((p) => chamada.acesso[p] === 'proprio');
      const { posse } = chamada;
      delete chamada.posse;
      try {
        const { status } = await pedir(chamada, mundo.enderecoDe(chamada.path), papel && outros.get(papel));
        expect([rotaDe(chamada), status]).toEqual([rotaDe(chamada), 200]);
      } finally {
        chamada.posse = posse;
      }
    }
  });

  test('a busca de cada lista, pelos próprios dados privados, não os acha', async () => {
    for (const chamada of Object.values(CHAMADAS as Record<string, Chamada>).filter((c) => c.query?.shape.busca)) {
      for (const quem of ['tutor', 'prescritor', 'lojista'] as const) {
        for (const canario of mundo.canarios) {
          const url = `${mundo.enderecoDe(chamada.path)}?busca=${encodeURIComponent(canario)}`;
          const { corpo } = await pedir(chamada, url, outros.get(quem));
          expect([
            rotaDe(chamada),
            quem,
            corpo.toLowerCase().includes('pet da praça'),
            corpo.includes(canario),
          ]).toEqual([rotaDe(chamada), quem, false, false]);
        }
      }
    }
  });
});

describe('quem ainda não entrou, não entra mais ou foi suspenso', () => {
  test.each(['tutor', 'prescritor', 'lojista'] as const)(
    '%s suspenso ou com a sessão vencida é anônimo',
    async (papel) => {
      const dono = mundo.donos[papel];
      const token = await transacao(palco().db, (trx) =>
        criarSessao(trx, dono.id, palco().relogio(), { fator: 'mantido' }),
      );
      const ver = () => palco().app.inject({ url: '/api/products', headers: { api_token: token } });
      expect((await ver()).statusCode).toBe(200);
      await palco().db.updateTable('conta').set({ suspensa_em: palco().relogio() }).where('id', '=', dono.id).execute();
      expect((await ver()).json().type).toBe('sessao-invalida');
      await palco().db.updateTable('conta').set({ suspensa_em: null }).where('id', '=', dono.id).execute();
      const velha = new Date(palco().relogio().getTime() - 31 * 86_400_000);
      await palco().db.updateTable('sessao').set({ criada_em: velha }).where('conta_id', '=', dono.id).execute();
      expect((await ver()).json().type).toBe('sessao-invalida');
    },
  );
});
