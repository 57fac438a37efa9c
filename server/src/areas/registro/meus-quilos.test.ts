import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { conferirInclusao } from '@indica-bem/domain/registro/arvore';
import type { Bytes } from '@indica-bem/domain/registro/bytes';
import { conferirComprovante } from '@indica-bem/domain/registro/folha';
import { conferirMarco } from '@indica-bem/domain/registro/nota-assinada';
import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarTutor, type Pessoa } from '../../test/elenco';
import { criarElenco, desfazer, type Elenco, VENDA, validar } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { guardarMarcoDoDia } from './guardar-marco';
import { listarMeusQuilos } from './listar-meus-quilos';

const palco = comPalco();
let elenco: Elenco;
let tutor: Pessoa;

beforeEach(async () => {
  elenco = await criarElenco(palco());
  tutor = elenco.tutor;
});

async function vender({ venda = VENDA as object, quem = tutor } = {}): Promise<number> {
  const [{ id } = { id: 0 }] = await criarCuponsVivos(palco(), { ...elenco, tutor: quem }, 1);
  expect((await validar(palco(), elenco.loja, id, { venda })).status).toBe(200);
  passarUmSegundo();
  return id;
}
const passarUmSegundo = () => palco().irPara(new Date(palco().relogio().getTime() + 1000));
const registrar = () => palco().trabalhar();
const listar = async (query: { limite?: number; cursor?: string } = {}, quem = tutor) =>
  (await chamar(palco(), quem, 'GET /formula-do-bem/meus-quilos', { query: { limite: 20, ...query } })).body;
const provar = (n: number, quem = tutor) =>
  chamar(palco(), quem, 'GET /formula-do-bem/meus-quilos/:n', { params: { n } });
const primeiro = async () => (await listar()).quilos[0];

const CRIPTO = {
  sha256: (bytes: Bytes) => createHash('sha256').update(bytes).digest(),
  ed25519: (publica: Bytes, mensagem: Bytes, assinatura: Bytes) => {
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publica]);
    return verify(null, mensagem, createPublicKey({ key: spki, format: 'der', type: 'spki' }), assinatura);
  },
};
const hmac = (sal: Bytes, mensagem: Bytes) => createHmac('sha256', sal).update(mensagem).digest();

type Prova = Awaited<ReturnType<typeof provar>>['body'];

/** As whoever has the file does it: purchase, tree, signature. */
async function conferir({ n, folha, caminho, marco, sal, id_coupon: idCupom, publica }: Prova): Promise<boolean[]> {
  return Promise.all([
    conferirComprovante({ folha, sal, idCupom }, hmac),
    conferirInclusao({ n, tamanho: marco.tamanho, folha, caminho, raiz: marco.raiz }, CRIPTO.sha256),
    conferirMarco(marco, [{ chave: marco.chave, publica }], CRIPTO),
  ]);
}

describe('os quilos de um tutor', () => {
  test('da compra ao número: a caminho, registrado, e fora da conta se a compra foi desfeita', async () => {
    expect(await listar()).toEqual({ kg: 0, quilos: [], proximo: null });
    const id = await vender();
    expect(await listar()).toMatchObject({ kg: 0, quilos: [{ situacao: 'a_registrar', n: null, id_coupon: id }] });
    await registrar();
    const { kg, quilos } = await listar();
    const n = quilos[0]?.n ?? 0;
    expect([kg, quilos]).toMatchObject([1, [{ situacao: 'registrado', estorno: null, cidade: 'Sorocaba' }]]);
    expect(quilos[0]).toMatchObject({ mes: '2026-03', data: '2026-03-10', vez: 1 });
    expect(n).toBeGreaterThan(0);
    expect((await desfazer(palco(), elenco.loja, id)).status).toBe(200);
    expect(await listar()).toMatchObject({ kg: 0, quilos: [{ situacao: 'estornado', n, estorno: null }] });
    await registrar();
    expect((await primeiro())?.estorno).toBeGreaterThan(n);
  });

  test('retido está em conferência; desfeito antes de entrar, não tem número', async () => {
    const id = await vender({ venda: { ...VENDA, valor: 1 } });
    await registrar();
    expect(await primeiro()).toMatchObject({ situacao: 'em_analise', n: null });
    expect((await desfazer(palco(), elenco.loja, id)).status).toBe(200);
    await registrar();
    expect(await primeiro()).toMatchObject({ situacao: 'estornado', n: null, estorno: null });
  });

  test('vêm em páginas, do mais novo, sem faltar nem repetir, e só os próprios', async () => {
    await palco().pool.query('update regra_de_velocidade set ligada = false');
    const outro = await criarTutor(palco());
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push(await vender());
    const desfeita = ids[2] ?? 0;
    await registrar();
    await desfazer(palco(), elenco.loja, desfeita);
    expect((await validar(palco(), elenco.loja, desfeita)).status).toBe(200);
    await vender({ quem: outro });
    await registrar();
    const lidos: { id_coupon: number; vez: number }[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const pagina = await listar({ limite: 2, ...(cursor && { cursor }) });
      expect(pagina.kg).toBe(5);
      lidos.push(...pagina.quilos);
      cursor = pagina.proximo;
    }
    const esperados = [[desfeita, 2], ...ids.toReversed().map((id) => [id, 1])];
    expect(lidos.map(({ id_coupon, vez }) => [id_coupon, vez])).toEqual(esperados);
    expect((await listar({}, outro)).quilos).toHaveLength(1);
    expect((await listar({ cursor: 'eyJ4Ijox' })).quilos).toHaveLength(6);
  });
});

describe('o comprovante', () => {
  test('prova o quilo sozinho: até o marco guardado, ou até a raiz de agora se ele é mais novo', async () => {
    await vender();
    await registrar();
    const n = (await primeiro())?.n ?? 0;
    const novo = await provar(n);
    expect([novo.status, novo.body.marco.motivo, await conferir(novo.body)]).toEqual([
      200,
      'agora',
      [true, true, true],
    ]);
    await guardarMarcoDoDia(palco());
    await vender();
    await registrar();
    const guardado = (await provar(n)).body;
    expect([guardado.marco.motivo, await conferir(guardado)]).toEqual(['dia', [true, true, true]]);
    const depois = (await provar((await primeiro())?.n ?? 0)).body;
    expect([depois.marco.motivo, await conferir(depois)]).toEqual(['agora', [true, true, true]]);
  });

  test('continua sendo do tutor depois do estorno, e a folha do estorno não tem nenhum', async () => {
    const id = await vender();
    await registrar();
    await desfazer(palco(), elenco.loja, id);
    await registrar();
    const { n, estorno } = (await primeiro()) ?? {};
    expect(await conferir((await provar(n ?? 0)).body)).toEqual([true, true, true]);
    expect((await provar(estorno ?? 0)).status).toBe(404);
  });

  test('o de outro responde o mesmo que o que não existe, letra por letra', async () => {
    await vender();
    await registrar();
    const n = (await primeiro())?.n ?? 0;
    const curioso = await criarTutor(palco());
    const [alheio, nenhum] = [await provar(n, curioso), await provar(999_999_999, curioso)];
    const semEndereco = ({ texto }: { texto: string }) => texto.replace(/meus-quilos\/\d+/, '');
    expect([alheio.status, semEndereco(alheio)]).toEqual([404, semEndereco(nenhum)]);
    expect(alheio.texto).not.toMatch(/sal|folha/);
  });
});

test('com muitas compras no mundo, só as do tutor são lidas', async () => {
  await palco().pool.query(
    `with p as (
       insert into prescricao (codigo, data, prescritor_id, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
       select lpad(translate(n::text, '01', 'BC'), 8, 'Z'), date '2026-03-10', $1, $2, date '2026-03-10', $3, 3, date '2026-03-10', 15
         from generate_series(1, 5000) n
       returning id, codigo, data)
     insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
     select 'C' || codigo, id, $3, 'efetivado', 10, data, 10000, 1000, 9000, 15, 'Caio', data, now() from p`,
    [elenco.prescritor.id, (await criarTutor(palco())).id, elenco.loja.id],
  );
  await registrar();
  await palco().pool.query('analyze cupom; analyze prescricao; analyze quilo; analyze folha; analyze estorno');
  const plano = await planosDe(palco(), () => listarMeusQuilos(palco().db, { tutorId: tutor.id, limite: 20 }));
  expect(plano).toMatch(/prescricao_do_tutor/);
  expect(plano).not.toMatch(/Seq Scan on (cupom|prescricao|quilo|folha)/);
});
