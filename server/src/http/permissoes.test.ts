import { type Chamada, chamada as declarar, PAPEIS, type Quem } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '../db/transacao';
import { criarSessao } from '../nucleo/sessao';
import { cpfDe } from '../test/documentos';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../test/elenco';
import { AGORA, comPalco } from '../test/palco';

const palco = comPalco();

/** Who gets past the door of each call (spec 1.2), written down again by hand. a = anonymous, t, p, l, i = the team. */
const PORTAS: Record<string, string> = {
  'POST /login': 'atpli',
  'POST /logout': 'tpli',
  'PUT /termos/:id': 'tpli',
  'GET /forgot-password': 'atpli',
  'POST /redefinir-senha': 'atpli',
  'POST /confirmar-email': 'atpli',
  'POST /confirmar-email/pedir': 'tpli',
  'POST /verificando_tutor': 'ai',
  'POST /register': 'ai',
  'GET /register/:passe': 'a',
  'PUT /register/:passe': 'a',
  'POST /cadastro-em-lote': 'i',
  'POST /coupon/upload_file_baixa': 'i',
  'POST /prescrition/upload_file': 'i',
  'GET /importacoes': 'i',
  'POST /importacao/:id/tentar': 'i',
  'GET /importacao/:id': 'i',
  'GET /importacao/:id/erros': 'i',
  'GET /importacao/modelo/:tipo': 'i',
  'GET /importacao/produtos': 'i',
  'POST /importacao/erros': 'i',
  'GET /social': 'atpli',
  'GET /social/:provedor': 'atpli',
  'GET /social/:provedor/retorno': 'atpli',
  'GET /tutor/token': 'atpli',
  'GET /usuarios/contagem': 'i',
  'POST /usuario/:id/redefinir': 'i',
  'PUT /usuario/:id/suspensao': 'i',
  'GET /tutors': 'i',
  'GET /tutor/:id': 'ti',
  'PUT /tutor/:id': 'ti',
  'DELETE /tutor/:id': 'ti',
  'GET /tutor/:id/dados': 'ti',
  'GET /prescribers': 'i',
  'GET /prescriber/:id': 'pi',
  'PUT /prescriber/:id': 'pi',
  'DELETE /prescriber/:id': 'i',
  'GET /prescriber/:id/dados': 'pi',
  'GET /shopkeeper/:id/dados': 'li',
  'POST /conta/exclusao': 'pl',
  'DELETE /conta/exclusao': 'pl',
  'PUT /shopkeeper/:id': 'li',
  'DELETE /shopkeeper/:id': 'i',
  'GET /shopkeepers': 'tpi',
  'GET /shopkeepers/ids': 'i',
  'GET /lugar-do-cep/:cep': 'tpi',
  'GET /shopkeeper/:id': 'tpli',
  'GET /campaigns': 'i',
  'GET /campaign/:id': 'i',
  'POST /campaign': 'i',
  'PUT /campaign/:id': 'i',
  'DELETE /campaign/:id': 'i',
  'PUT /campaign/:id/shopkeepers': 'i',
  'GET /prescritions': 'tpli',
  'GET /tutor/:id_tutor/prescritions': 'ti',
  'GET /prescriber/:id_prescriber/prescritions': 'pi',
  'GET /prescrition/:id': 'tpli',
  'POST /prescrition/:id/reenviar_prescricao': 'pi',
  'POST /prescrition/verificando_prescricao': 'tpi',
  'GET /prescrition/:codigo/prescrition': 'tpi',
  'PUT /prescrition/:codigo/tutor': 't',
  'POST /prescrition/nova_prescricao_prescritor': 'p',
  'PUT /prescrition/:id': 'tpli',
  'PUT /prescrition/:id/shopkeeper': 't',
  'POST /prescrition/lote': 'i',
  'GET /prescrition/lotes': 'i',
  'GET /prescrition/lote/:id': 'i',
  'POST /prescrition/lote/:id/cancelar': 'i',
  'GET /coupon/:id': 'tli',
  'GET /coupon/:codigo/prescrition': 'tli',
  'GET /coupon/:id/selo': 't',
  'POST /coupon/:codigo/leitura': 'l',
  'PUT /coupon/:id': 'l',
  'POST /coupon/:id/estorno': 'li',
  'POST /coupon/:id/estorno/pedido': 'l',
  'GET /estorno/pedidos': 'i',
  'POST /estorno/pedidos/:id/aprovacao': 'i',
  'POST /estorno/pedidos/:id/recusa': 'i',
  'GET /estornos': 'li',
  'GET /analise': 'i',
  'GET /analise/leituras': 'i',
  'PUT /analise/:id/liberacao': 'i',
  'GET /shopkeeper/:id/coupons': 'li',
  'GET /shopkeeper/:id/coupons/csv': 'li',
  'GET /reports': 'i',
  'GET /reports/dashboard': 'i',
  'POST /reports/bilhete': 'i',
  'GET /reports/bilhete/:bilhete': 'atpli',
  'GET /products': 'tpli',
  'GET /product/:id': 'tpli',
  'POST /product': 'i',
  'POST /product/:id': 'i',
  'DELETE /product/:id': 'i',
  'GET /setting/1': 'tpli',
  'PUT /setting/1': 'i',
  'GET /images-admin': 'atpli',
  'GET /image-admin/:id': 'i',
  'POST /imagem-admin/:id': 'i',
  'DELETE /image-admin/:id': 'i',
  'GET /imagem/:hash': 'atpli',
  'GET /formula-do-bem': 'atpli',
  'GET /formula-do-bem/meses': 'atpli',
  'GET /configuracao-publica': 'atpli',
  'GET /configuracao': 'i',
  'PUT /configuracao': 'i',
  'GET /tutor/:id_tutor/pets': 'ti',
  'GET /pet/:id_pet': 'ti',
  'POST /pet': 't',
  'PUT /pet/:id_pet': 't',
  'DELETE /pet/:id_pet': 't',
  'GET /calendars': 't',
  'POST /calendar': 't',
  'GET /calendar/:id': 't',
  'PUT /calendar/:id': 't',
  'DELETE /calendar/:id': 't',
};
const LETRA: Record<Quem, string> = { anonimo: 'a', tutor: 't', prescritor: 'p', lojista: 'l', indicabem: 'i' };
const QUEM = ['anonimo', ...PAPEIS] as const;

const pessoas = new Map<Quem, Pessoa>();
const semTermos = new Map<Quem, Pessoa>();

beforeAll(async () => {
  const criar = { tutor: criarTutor, prescritor: criarPrescritor, indicabem: criarAdmin };
  for (const papel of ['tutor', 'prescritor', 'indicabem'] as const) {
    pessoas.set(papel, await criar[papel](palco()));
    semTermos.set(papel, await criar[papel](palco(), { aceites: false }));
  }
  pessoas.set('lojista', await criarLojista(palco()));
  semTermos.set('lojista', await criarLojista(palco(), {}, { aceites: false }));
});

async function bater({ method, path }: Chamada, pessoa: Pessoa | undefined) {
  const url = `/api${path.replace(/:\w+/g, '999999999')}`;
  // A token of its own for each knock: one of the calls is to log out.
  const token = pessoa && (await transacao(palco().db, (trx) => criarSessao(trx, pessoa.id, palco().relogio())));
  const headers = token ? { api_token: token } : {};
  const resposta = await palco().app.inject({ method, url, headers });
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
      const passa = PORTAS[rota]?.includes(LETRA[quem]);
      test(`${rota} · ${quem}: ${passa ? 'passa' : 'fechada'}`, async () => {
        const { status, tipo } = await bater(chamada, pessoas.get(quem));
        const fechada = status === 403 || tipo === 'sessao-invalida';
        expect(fechada, `${status} ${tipo}`).toBe(!passa);
        if (!passa) expect(status).toBe(quem === 'anonimo' ? 401 : 403);
      });
    }
    for (const papel of PAPEIS.filter((p) => PORTAS[rota]?.includes(LETRA[p]))) {
      const doDono = (chamada as Chamada).acesso[papel] === 'proprio';
      const aberta = PORTAS[rota] === 'atpli' || ('antesDosTermos' in chamada && doDono);
      test(`${rota} · ${papel} sem aceitar os termos: ${aberta ? 'responde' : 'espera'}`, async () => {
        const { tipo } = await bater(chamada, semTermos.get(papel));
        expect(tipo === 'privacidade-nao-aceita').toBe(!aberta);
      });
    }
  }

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
        expect([rota, api_token, recusada]).toEqual([rota, api_token, PORTAS[rota] !== 'atpli']);
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
    for (const chamada of Object.values(CHAMADAS as Record<string, Chamada>)) {
      const original = chamada.acesso;
      for (const quem of QUEM) {
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
