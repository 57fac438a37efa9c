import { beforeAll, expect, test } from 'vitest';
import { aFundo } from '../../test/a-fundo';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { percorrer } from '../../test/importacoes';
import { csvDeTutores, linhaDeTutor, mesaDeLotes } from '../../test/lote';
import { comPalco, outroServidor } from '../../test/palco';
import { fimDoRastro, rastroDesde } from '../../test/rastro';

const palco = comPalco({ limites: false });
const pessoas = mesaDeLotes(palco);
let olga: Pessoa;

beforeAll(async () => {
  olga = await criarAdmin(palco(), {}, 'Olga Operação', 'operacao');
});

const enviar = async (quantas: number): Promise<number> =>
  (await pessoas.enviar(csvDeTutores(...Array.from({ length: quantas }, () => linhaDeTutor())))).body.id_importacao;
const agir = (acao: 'parar' | 'desfazer' | 'tentar', id: number, { app } = palco()) =>
  chamar({ app }, olga, `POST /importacao/:id/${acao}`, { params: { id } });
const contasDa = async (id: number) =>
  (await palco().db.selectFrom('conta').select('id').where('importacao_id', '=', id).execute()).length;
const nada = () => undefined;

/** One batch in, and the job gave up on the second. */
async function falhada(): Promise<number> {
  const id = await enviar(150);
  const cair = (lote: number) => {
    if (lote > 1) throw new Error('caiu');
  };
  await expect(percorrer(palco(), id, cair)).rejects.toThrow('caiu');
  await palco().db.updateTable('importacao').set({ estado: 'falhou' }).where('id', '=', id).execute();
  return id;
}

test('contra o fim, com duas instâncias no trabalho e o pedido noutra: um dos dois vale, e tudo bate', async () => {
  const outra = await outroServidor(palco());
  palco().emails.length = 0;
  let gravadas = 0;
  try {
    for (const quantas of Array(aFundo(1)).fill([1, 100, 101, 250]).flat()) {
      const id = await enviar(quantas);
      const [{ status, body }] = await Promise.all([
        agir('parar', id, { ...palco(), app: outra.app }),
        percorrer(palco(), id, nada),
        percorrer(palco(), id, nada),
      ]);
      const fim = await pessoas.ver(id);
      expect(fim.estado).toBe('concluida');
      expect(await contasDa(id)).toBe(fim.aceitas);
      if (status === 200) expect(fim).toEqual(body);
      else expect([status, body.type, fim.parada_em, fim.feitas]).toEqual([409, 'importacao-terminada', null, quantas]);
      if (fim.parada_em) expect(fim.feitas).toBeLessThan(quantas);
      gravadas += fim.aceitas;
    }
  } finally {
    await outra.fechar();
  }
  await palco().trabalhar();
  expect(palco().emails).toHaveLength(gravadas);
});

test('dois pedidos ao mesmo tempo são uma parada', async () => {
  const id = await enviar(2);
  const rastro = await fimDoRastro(palco());
  const [uma, outra] = await Promise.all([agir('parar', id), agir('parar', id)]);
  expect([uma.status, outra.status, outra.body]).toEqual([200, 200, uma.body]);
  expect((await rastroDesde(palco(), rastro)).map(({ ato }) => ato)).toEqual(['importacao-parada']);
});

test('contra desfazer: o que entrou sai de qualquer modo, e nada mais entra', async () => {
  for (let n = 0; n < aFundo(1); n++) {
    const id = await falhada();
    const [parada, desfeita] = await Promise.all([agir('parar', id), agir('desfazer', id)]);
    expect(desfeita.status).toBe(200);
    expect([200, 409]).toContain(parada.status);
    await palco().trabalhar();
    expect(await contasDa(id)).toBe(0);
  }
});

test('contra "tentar de novo" e contra a tarefa que volta depois de uma queda: parada fica parada', async () => {
  for (let n = 0; n < aFundo(1); n++) {
    const id = await falhada();
    const [parada, retomada] = await Promise.all([agir('parar', id), agir('tentar', id)]);
    expect([parada.status, retomada.status]).toEqual([200, 200]);
    await palco().trabalhar();
    expect(await pessoas.ver(id)).toMatchObject({ feitas: 100, aceitas: 100, parada_por: 'Olga Operação' });
    expect(await contasDa(id)).toBe(100);
  }
});
