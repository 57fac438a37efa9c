import { randomUUID } from 'node:crypto';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import { beforeAll, describe, expect, test } from 'vitest';
import { limpar } from '../limpar';
import { parceiro, tutora } from '../test/cadastros';
import { criarAdmin, criarTutor, type Pessoa } from '../test/elenco';
import { ENTREGA } from '../test/entregas';
import { enviarFormulario } from '../test/formulario';
import { comPalco } from '../test/palco';

const palco = comPalco({ limites: false });
let ana: Pessoa;
let admin: Pessoa;

beforeAll(async () => {
  ana = await criarTutor(palco());
  admin = await criarAdmin(palco());
});

type Corpo = Record<string, unknown>;
type Caso = { rota: string; tabela: string; quem: () => Pessoa; corpo: () => Corpo; outro: Corpo; formulario?: true };

const PET = { nome: 'Nina', tipo: 'Gato', raca: 'Persa', data_nascimento: '2020-01-01', peso: 4 };
const CAMPANHA = { descritivo: 'Mês do Pet', desconto: 15, data_validade: '2026-12-31' };
const PRODUTO = {
  categoria: 'Fórmula Natural',
  especie: 'cao',
  sub_categoria: 'Fresh Meat',
  nome: 'Fresh Meat Salmão',
  nome_curto: 'Salmão',
  link: 'https://example.com/salmao',
  opcao: 'Salmão',
  energia_metabolizavel: '4000',
  tipo_calculadora: 'comum',
  em_prescricao: 'S',
  em_catalogo: 'N',
};
const LOTE = { data_referencia: '2026-12-01', quantidade: 2, prescricao_especifica: 'N' };

const CASOS: Caso[] = [
  { rota: 'POST /pet', tabela: 'pet', quem: () => ana, corpo: () => PET, outro: { nome: 'Mel' } },
  {
    rota: 'POST /calendar',
    tabela: 'evento',
    quem: () => ana,
    corpo: () => ({ titulo: 'Vacina', data: '2026-12-20' }),
    outro: { titulo: 'Banho' },
  },
  { rota: 'POST /campaign', tabela: 'campanha', quem: () => admin, corpo: () => CAMPANHA, outro: { desconto: 16 } },
  {
    rota: 'POST /product',
    tabela: 'produto',
    quem: () => admin,
    corpo: () => PRODUTO,
    outro: { nome: 'Outro' },
    formulario: true,
  },
  {
    rota: 'POST /entrega',
    tabela: 'entrega',
    quem: () => admin,
    corpo: () => ENTREGA,
    outro: { quantidade: '121' },
    formulario: true,
  },
  { rota: 'POST /prescrition/lote', tabela: 'lote', quem: () => admin, corpo: () => LOTE, outro: { quantidade: 3 } },
  {
    rota: 'POST /register',
    tabela: 'prescritor',
    quem: () => admin,
    corpo: () => parceiro('groomer'),
    outro: { nome: 'Outra Pessoa' },
  },
];

async function mandar({ rota, quem, formulario }: Caso, corpo: Corpo, chave?: string) {
  const headers: Record<string, string> = chave === undefined ? {} : { 'idempotency-key': chave };
  if (formulario) {
    const url = rota.split(' ')[1] ?? '';
    return enviarFormulario(palco(), quem(), { url, campos: corpo as Record<string, string>, arquivos: [], headers });
  }
  const { statusCode: status, body } = await palco().app.inject({
    method: 'POST',
    url: `/api${rota.split(' ')[1]}`,
    headers: { api_token: quem().token, ...headers },
    payload: corpo,
  });
  return { status, body: JSON.parse(body) };
}

const contar = async (tabela: string) =>
  (await palco().pool.query(`select count(*)::int as n from ${tabela}`)).rows[0].n as number;

describe.each(CASOS)('$rota', (caso) => {
  test('de quatro toques simultâneos com a mesma chave sai uma coisa só, e todos recebem a mesma resposta', async () => {
    const [corpo, chave, antes] = [caso.corpo(), randomUUID(), await contar(caso.tabela)];
    const respostas = await Promise.all([1, 2, 3, 4].map(() => mandar(caso, corpo, chave)));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(respostas.map(({ body }) => body)).toEqual(Array(4).fill(respostas[0]?.body));
    expect(await contar(caso.tabela)).toBe(antes + 1);
  });

  test('a mesma chave com outros dados é recusada com uma frase, e nada se faz', async () => {
    const [corpo, chave] = [caso.corpo(), randomUUID()];
    await mandar(caso, corpo, chave);
    const antes = await contar(caso.tabela);
    const { status, body } = await mandar(caso, { ...corpo, ...caso.outro }, chave);
    expect([status, body.type]).toEqual([422, 'chave-reutilizada']);
    expect(body.detail).toBe(
      'Este envio já foi feito com outros dados. Confira o que foi salvo antes de enviar de novo.',
    );
    expect(await contar(caso.tabela)).toBe(antes);
  });

  test('uma chave que não é UUID é recusada', async () => {
    expect((await mandar(caso, caso.corpo(), 'abc')).status).toBe(422);
  });
});

test('toda chamada que cria aceita a chave; as outras, que só agem, dizem por quê', () => {
  // Sent twice, these make nothing twice: a file is known by its digest, a login or a link is nobody's twin, a challenge
  // is answered once, a secret takes the place of the one before, and who was suspended or written to is so already; a
  // month is closed once; a payment that is undone and a receipt that is taken away are named.
  const SEM_CHAVE = [
    'POST /acertos/fechamento',
    'POST /acertos/pagamentos/arquivo',
    'POST /acertos/pagamento/:id/desfazer',
    'POST /coupon/:id/nota/retirada',
    'POST /cadastro-em-lote',
    'POST /coupon/upload_file_baixa',
    'POST /coupon/:codigo/leitura',
    'POST /prescrition/upload_file',
    'POST /importacao/:id/tentar',
    'POST /importacao/erros',
    'POST /prescrition/lote/:id/cancelar',
    'POST /reports/bilhete',
    'POST /login',
    'POST /logout',
    'POST /confirmar-email',
    'POST /confirmar-email/pedir',
    'POST /conta/exclusao',
    'POST /redefinir-senha',
    'POST /usuario/:id/redefinir',
    'POST /verificando_tutor',
    'POST /prescrition/:id/reenviar_prescricao',
    'POST /prescrition/verificando_prescricao',
    'POST /product/:id',
    'POST /entrega/:id',
    // Taken away once, for good.
    'POST /entrega/:id/retirada',
    'POST /imagem-admin/:id',
    'POST /correio/reenvio',
    'POST /correio/deixados',
    'POST /equipe/:id/acesso',
    'POST /login/segundo-fator',
    'POST /login/chave/desafio',
    'POST /login/chave',
    'POST /fator/prova/desafio',
    'POST /fator/prova',
    'POST /fator/aplicativo',
    'POST /fator/recuperacao',
    'POST /fator/chaves/desafio',
    'POST /fator/chaves',
    'POST /importacao/:id/parar',
    'POST /importacao/:id/desfazer',
    'POST /usuarios/em-lote',
    // One open request of each recommendation, one answer to each request, one switch.
    'POST /prescrition/:id/renovacao',
    'POST /renovacao/:id/recusa',
    'POST /lembretes/:passe',
    // Who writes is known by e-mail and phone: again is the same row. Forgotten once, for good.
    'POST /interesse',
    'POST /interessado/:id/esquecer',
  ];
  const semChave = Object.values(CHAMADAS)
    .filter((chamada) => chamada.method === 'POST' && !('headers' in chamada))
    .map(({ method, path }) => `${method} ${path}`);
  expect(semChave.filter((rota) => !SEM_CHAVE.includes(rota))).toEqual([]);
});

describe('quem se cadastra sozinho', () => {
  const cadastrar = (corpo: Corpo, chave: string) =>
    palco().app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'idempotency-key': chave },
      payload: corpo,
    });

  test('e perde a resposta, ao mandar de novo entra na conta que fez', async () => {
    const [dados, chave] = [tutora(), randomUUID()];
    const primeira = (await cadastrar(dados, chave)).json();
    const segunda = (await cadastrar(dados, chave)).json();
    expect(segunda.usuario).toEqual(primeira.usuario);
    expect(segunda.api_token).not.toBe(primeira.api_token);
    const sessao = await palco().app.inject({
      url: `/api/tutor/${primeira.usuario.id_tutor}`,
      headers: { api_token: segunda.api_token },
    });
    expect(sessao.statusCode).toBe(200);
  });

  test('com outra senha, ou com outra chave, não entra', async () => {
    const [dados, chave] = [tutora(), randomUUID()];
    await cadastrar(dados, chave);
    const outraSenha = await cadastrar({ ...dados, senha: 'uma senha errada' }, chave);
    expect([outraSenha.statusCode, outraSenha.json().type]).toEqual([422, 'chave-reutilizada']);
    const outraChave = await cadastrar(dados, randomUUID());
    expect([outraChave.statusCode, outraChave.json()]).toEqual([
      409,
      {
        email: 'E-mail já cadastrado. Se a equipe iniciou seu cadastro, enviamos um link.',
        cpf: 'CPF já cadastrado',
      },
    ]);
  });
});

test('uma recusa não gasta a chave: corrigido, o mesmo formulário entra', async () => {
  const chave = randomUUID();
  const [caso] = CASOS;
  if (!caso) throw new Error('sem casos');
  expect((await mandar(caso, { ...PET, peso: 0 }, chave)).status).toBe(422);
  expect((await mandar(caso, PET, chave)).status).toBe(200);
});

test('a chave de um não fala pela do outro', async () => {
  const [bruno, chave] = [await criarTutor(palco()), randomUUID()];
  const [caso] = CASOS;
  if (!caso) throw new Error('sem casos');
  const daAna = await mandar(caso, PET, chave);
  const doBruno = await mandar({ ...caso, quem: () => bruno }, PET, chave);
  expect(doBruno.status).toBe(200);
  expect(doBruno.body.id_pet).not.toBe(daAna.body.id_pet);
});

test('as chaves são esquecidas depois de uma semana', async () => {
  const { db, relogio } = palco();
  await limpar(db, new Date(relogio().getTime() + 6 * 24 * 3_600_000));
  expect(await contar('criacao')).toBeGreaterThan(0);
  await limpar(db, new Date(relogio().getTime() + 8 * 24 * 3_600_000));
  expect(await contar('criacao')).toBe(0);
});
