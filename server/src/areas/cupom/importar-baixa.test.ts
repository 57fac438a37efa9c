import { aplicarDesconto } from '@indica-bem/domain/cupom/regras';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { mesaDeImportacoes } from '../../test/importacoes';
import { ateOCupom, criarElenco, type Elenco, escolher, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;
let elenco: Elenco;
const mesa = mesaDeImportacoes(palco, () => admin);
const URL = '/coupon/upload_file_baixa';
const TOPO = 'codigo_coupon;nome_funcionario;valor;peso;data_efetivacao';

beforeAll(async () => {
  admin = await criarAdmin(palco());
  elenco = await criarElenco(palco());
});

async function cupom(loja = elenco.loja) {
  const { indicacao, idCupom } = await ateOCupom(palco(), { ...elenco, loja });
  const { body } = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: idCupom } });
  return { id: idCupom, codigo: body.codigo_coupon, idPrescricao: indicacao.id_prescricao };
}
const lerCupom = (id: number) =>
  palco().db.selectFrom('cupom').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a baixa de cupons', () => {
  test('dá baixa em cupons de qualquer loja, com o desconto e a data da planilha', async () => {
    const [um, outro] = [await cupom(), await cupom(await criarLojista(palco()))];
    const fim = await mesa.importar(URL, [
      TOPO,
      `${um.codigo.toLowerCase()};Caio;289,90;15;10/03/2026`,
      `${outro.codigo};"Bia; turno 2";R$ 1.234,55;2,5 kg;2026-03-10`,
    ]);
    expect(fim).toMatchObject({ tipo: 'baixa', estado: 'concluida', aceitas: 2, recusadas: 0 });
    expect(await lerCupom(um.id)).toMatchObject({ estado: 'efetivado', valor: 28990, descontado: 2899, peso: 15 });
    expect(await lerCupom(outro.id)).toMatchObject({ nome_funcionario: 'Bia; turno 2', valor: 123455, peso: 2.5 });
  });

  test('os centavos são os do caixa', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 5 }),
        async (valores) => {
          const cupons = await Promise.all(valores.map(() => cupom()));
          const linhas = cupons.map(
            ({ codigo }, i) => `${codigo};Caio;${((valores[i] ?? 0) / 100).toFixed(2)};1;10/03/2026`,
          );
          await mesa.importar(URL, [TOPO, ...linhas]);
          for (const [i, { id }] of cupons.entries()) {
            const { desconto, valor, descontado, recebido } = await lerCupom(id);
            expect({ valor, descontado, recebido }).toEqual(aplicarDesconto(valores[i] ?? 0, desconto));
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  test('cada linha ruim diz por quê; a prévia diz o mesmo e não muda nada', async () => {
    const [bom, usado, trocado, vencido, repetido] = await Promise.all(Array.from({ length: 5 }, () => cupom()));
    if (!bom || !usado || !trocado || !vencido || !repetido) throw new Error('faltam cupons');
    await validar(palco(), elenco.loja, usado.id);
    await escolher(palco(), elenco.tutor, trocado.idPrescricao, await criarLojista(palco()));
    await palco().pool.query(`update cupom set data_validade = '2026-03-09' where id = $1`, [vencido.id]);
    await validar(palco(), elenco.loja, repetido.id);
    const linhas = [
      TOPO,
      `${bom.codigo};Caio;100;1;10/03/2026`,
      `${bom.codigo};Caio;100;1;10/03/2026`,
      `${bom.codigo};Caio;200;1;10/03/2026`,
      'NAOEXISTE9;Caio;100;1;10/03/2026',
      `${usado.codigo};Caio;100;1;10/03/2026`,
      `${trocado.codigo};Caio;100;1;10/03/2026`,
      `${vencido.codigo};Caio;100;1;10/03/2026`,
      `${repetido.codigo};Caio;289,90;15;10/03/2026`,
      `${bom.codigo};Caio;100;1;11/03/2026`,
      ';;;4;31/02/2026',
    ];
    const esperado = { aceitas: 1, repetidas: 2, recusadas: 7 };
    const problemas = [
      [4, 'Cupom já utilizado.'],
      [5, 'Cupom inválido.'],
      [6, 'Cupom já utilizado.'],
      [7, 'Tutor selecionou outra loja parceira. Solicite ao tutor a troca'],
      [8, 'Cupom inválido. Vencido em 09/03/2026.'],
      [10, 'Data de efetivação no futuro'],
      [
        11,
        'Código do cupom não preenchido; Nome do funcionário não preenchido; Valor inválido; Peso precisa ser um de: 1, 2,5, 3, 7, 10,1, 12, 15, 20; Data de efetivação inválida',
      ],
    ].map(([linha, motivo]) => ({ linha, motivo }));
    const previa = await mesa.enviar(URL, linhas, {}, true);
    expect(previa.body).toMatchObject({ previa: true, ...esperado, problemas });
    expect((await lerCupom(bom.id)).estado).toBe('ativo');
    const fim = await mesa.importar(URL, linhas);
    expect(fim).toMatchObject({ ...esperado, problemas });
    expect((await mesa.erros(fim.id_importacao)).split('\r\n')[2]).toBe(
      'NAOEXISTE9;Caio;100;1;10/03/2026;5;Cupom inválido.',
    );
  });

  test('do modelo aos erros corrigidos: o que não entrou entra', async () => {
    const { texto } = await chamar(palco(), admin, 'GET /importacao/modelo/:tipo', { params: { tipo: 'baixa' } });
    const [topo = '', exemplo = '', fim] = texto.split('\r\n');
    expect([topo, exemplo, fim]).toEqual([`\ufeff${TOPO}`, 'EXEMPLO-00;Maria;189,90;15;05/11/2026', '']);
    const [boa, ruim] = [await cupom(), await cupom()];
    const linhas = [
      topo,
      exemplo,
      `${boa.codigo};João;100,00;15;10/03/2026`,
      `${ruim.codigo};João;100,00;4;10/03/2026`,
    ];
    const primeira = await mesa.importar(URL, linhas);
    expect(primeira).toMatchObject({ total: 2, aceitas: 1, recusadas: 1 });
    expect([(await lerCupom(boa.id)).estado, (await lerCupom(ruim.id)).estado]).toEqual(['efetivado', 'ativo']);
    const erros = await mesa.erros(primeira.id_importacao);
    expect(await mesa.importar(URL, [erros.replace(';4;', ';15;')])).toMatchObject({
      total: 1,
      aceitas: 1,
      recusadas: 0,
    });
    expect((await lerCupom(ruim.id)).estado).toBe('efetivado');
  });

  test('a validade se julga no dia da compra, e nada é baixado antes de existir', async () => {
    const { id, codigo } = await cupom();
    palco().irPara('2026-07-01T12:00:00-03:00');
    await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
    const antes = await mesa.importar(URL, [TOPO, `${codigo};Caio;100;1;09/03/2026`]);
    expect(antes.problemas[0]?.motivo).toBe('Data de efetivação anterior ao cupom, gerado em 10/03/2026');
    const depois = await mesa.importar(URL, [TOPO, `${codigo};Caio;100;1;11/06/2026`]);
    expect(depois.problemas[0]?.motivo).toBe('Cupom inválido. Vencido em 10/06/2026.');
    const noPrazo = await mesa.importar(URL, [TOPO, `${codigo};Caio;100;1;10/06/2026`]);
    palco().irPara(AGORA);
    await palco().db.updateTable('sessao').set({ usada_em: AGORA, criada_em: AGORA }).execute();
    expect(noPrazo.aceitas).toBe(1);
    expect((await lerCupom(id)).data_efetivacao).toBe('2026-06-10');
  });

  test('o caixa e a planilha ao mesmo tempo: o cupom é usado uma vez', async () => {
    const cupons = await Promise.all(Array.from({ length: 30 }, () => cupom()));
    const { body } = await mesa.enviar(URL, [
      TOPO,
      ...cupons.map(({ codigo }) => `${codigo};Planilha;100;1;10/03/2026`),
    ]);
    const [, ...vendas] = await Promise.all([
      palco().trabalhar(),
      ...cupons.map(({ id }) => validar(palco(), elenco.loja, id)),
    ]);
    const noCaixa = vendas.filter(({ status }) => status === 200).length;
    const fim = await mesa.ver(body.id_importacao);
    expect(fim.aceitas + noCaixa).toBe(30);
    expect(fim.aceitas + fim.recusadas).toBe(30);
  });

  test('o mesmo arquivo de novo não muda nada', async () => {
    const { codigo } = await cupom();
    const linhas = [TOPO, `${codigo};Caio;100;1;10/03/2026`];
    const primeira = await mesa.importar(URL, linhas);
    const segunda = await mesa.enviar(URL, linhas);
    expect(segunda.body).toMatchObject({ ja_enviado: true, id_importacao: primeira.id_importacao });
    const outra = await mesa.importar(URL, [...linhas, '']);
    expect(outra).toMatchObject({ aceitas: 0, repetidas: 1, recusadas: 0 });
  });
});
