import { finalDoCpf } from '@indica-bem/domain/cupom/leitura';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CenaDoCaixa, daquiA, porNaVez, prepararCaixa, telaDo } from '../../test/cena-do-caixa';
import { chamar } from '../../test/chamar';
import { criarLojista, criarTutor } from '../../test/elenco';
import { ateOCupom, conferir, criarElenco, escolher, lerNoCaixa, validar, verSelo } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
beforeAll(() => conferir(palco(), 'rigorosa'));
beforeEach(() => palco().irPara(AGORA));
const daqui = (segundos: number) => daquiA(palco(), segundos);
const prepararCupom = () => prepararCaixa(palco());
const tela = (cena: CenaDoCaixa) => telaDo(palco(), cena);
const ler = async (cena: CenaDoCaixa, mostrado: object, codigo: number | string = cena.codigo) => {
  const { status, body } = await lerNoCaixa(palco(), cena.loja, codigo, mostrado);
  return status === 200 ? body.leitura : `${status} ${body.detail}`;
};
/** Another four digits, or three: never the right ones. */
const outro = (digitos: string) => digitos.replace(/\d/g, (d) => String((Number(d) + 5) % 10));

const QR_VENCIDO = '409 QR vencido. Peça ao tutor para abrir o cupom no Indica Bem.';
const FALTA = '422 Informe o número da tela ou o final do CPF.';
const travada = (espera: string) => `429 Muitos erros. Leia o QR da tela do tutor ou aguarde ${espera}.`;
const TRAVADA = travada('15 minutos');

describe('o que a tela do tutor mostra', () => {
  test('um selo e um número, até o fim do passo; outro no passo seguinte', async () => {
    const cena = await prepararCupom();
    const agora = await tela(cena);
    expect(agora).toEqual({
      selo: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
      numero: expect.stringMatching(/^\d{4}$/),
      expira_em: '2026-03-10T15:00:15.000Z',
      segundos: 15,
    });
    daqui(14);
    expect(await tela(cena)).toEqual({ ...agora, segundos: 1 });
    daqui(15);
    expect((await tela(cena)).selo).not.toBe(agora.selo);
  });

  test('só para o tutor dele, e o endereço do QR sai do resto do cupom', async () => {
    const { tutor, loja, idCupom } = await prepararCupom();
    const estranha = await criarTutor(palco());
    expect((await verSelo(palco(), estranha, idCupom)).status).toBe(404);
    expect((await verSelo(palco(), loja, idCupom)).status).toBe(403);
    const { body } = await chamar(palco(), tutor, 'GET /coupon/:id', { params: { id: idCupom } });
    expect(body.qr).toBeNull();
  });

  test('nenhum para o que um caixa não aceitaria', async () => {
    const cena = await prepararCupom();
    const { tutor, idCupom, idPrescricao, loja } = cena;
    const recusa = async (id = idCupom) => (await verSelo(palco(), tutor, id)).body.type;
    await palco()
      .pool.query('update lojista set suspenso_em = now() where id = $1', [loja.id])
      .catch(() => undefined);
    const outra = await criarLojista(palco());
    const nova = await escolher(palco(), tutor, idPrescricao, outra);
    expect(await recusa()).toBe('cupom-invalido');
    await validar(palco(), outra, nova.body.id_coupon);
    expect(await recusa(nova.body.id_coupon)).toBe('cupom-ja-utilizado');
    const online = { ...(await criarElenco(palco())), loja: await criarLojista(palco(), { tipo: 'loja_online' }) };
    const deLa = await ateOCupom(palco(), online);
    expect((await verSelo(palco(), online.tutor, deLa.idCupom)).body.type).toBe('cupom-de-loja-online');
  });

  test('sessenta vezes por minuto, e não mais', async () => {
    const cena = await prepararCupom();
    for (let n = 0; n < 60; n++) await tela(cena);
    expect((await verSelo(palco(), cena.tutor, cena.idCupom)).status).toBe(429);
  });
});

describe('ler pelo QR', () => {
  test('o QR da tela passa, pelo id ou pelo código, em minúsculas também', async () => {
    const cena = await prepararCupom();
    const { selo } = await tela(cena);
    expect(await ler(cena, { s: selo }, cena.idCupom)).toBe('qr');
    expect(await ler(cena, { s: selo.toLowerCase() })).toBe('qr');
  });

  test('uma captura de tela passa por 44 segundos e morre aos 45', async () => {
    const cena = await prepararCupom();
    const { selo } = await tela(cena);
    daqui(44);
    expect(await ler(cena, { s: selo })).toBe('qr');
    daqui(46);
    expect(await ler(cena, { s: selo })).toBe(QR_VENCIDO);
  });

  test('uma instância um segundo atrasada aceita o que outra acabou de mostrar', async () => {
    const cena = await prepararCupom();
    daqui(15);
    const { selo } = await tela(cena);
    daqui(14);
    expect(await ler(cena, { s: selo })).toBe('qr');
  });

  test('um selo alterado, de outro cupom, de outra loja ou de outra vez é recusado, e nunca trava', async () => {
    const [cena, vizinho] = [await prepararCupom(), await prepararCupom()];
    const { selo } = await tela(cena);
    const alterado = `${selo.slice(0, -1)}${selo.endsWith('0') ? '1' : '0'}`;
    for (let n = 0; n < 8; n++) expect(await ler(cena, { s: alterado })).toBe(QR_VENCIDO);
    expect(await ler(cena, { s: (await tela(vizinho)).selo })).toBe(QR_VENCIDO);
    const outra = await criarLojista(palco());
    const { body } = await escolher(palco(), cena.tutor, cena.idPrescricao, outra);
    const naOutra = { ...cena, loja: outra, idCupom: body.id_coupon };
    expect(await ler(naOutra, { s: selo }, body.id_coupon)).toBe(QR_VENCIDO);
    const novo = (await tela(naOutra)).selo;
    await porNaVez(palco(), body.id_coupon, 2);
    expect(await ler(naOutra, { s: novo }, body.id_coupon)).toBe(QR_VENCIDO);
    expect(await ler(naOutra, { s: (await tela(naOutra)).selo }, body.id_coupon)).toBe('qr');
    await porNaVez(palco(), body.id_coupon, 1);
  });
});

describe('ler pelo código', () => {
  test('com o número da tela, o de agora ou o de há pouco', async () => {
    const cena = await prepararCupom();
    const { numero } = await tela(cena);
    expect(await ler(cena, { numero })).toBe('numero');
    daqui(44);
    expect(await ler(cena, { numero })).toBe('numero');
    daqui(46);
    expect(await ler(cena, { numero })).toBe('409 Número não confere. Veja o que está na tela do tutor agora.');
  });

  test('com os três últimos dígitos do CPF, que a loja então vê, e só eles', async () => {
    const cena = await prepararCupom();
    const cpf = finalDoCpf(cena.cpf) ?? '';
    expect(await ler(cena, { cpf: outro(cpf) })).toBe('409 Os dígitos do CPF não conferem.');
    const { body, texto } = await lerNoCaixa(palco(), cena.loja, cena.codigo, { cpf });
    expect(body.leitura).toBe('cpf');
    expect(body.prescrition.tutor?.cpf).toBe(`***.***.**${cpf.charAt(0)}-${cpf.slice(1)}`);
    expect(texto).not.toContain(cena.cpf);
  });

  test('o código ou o id sozinhos não bastam, nem no endereço de antes', async () => {
    const cena = await prepararCupom();
    expect(await ler(cena, {})).toBe(FALTA);
    expect(await ler(cena, {}, cena.idCupom)).toBe(FALTA);
    const consulta = await chamar(palco(), cena.loja, 'GET /coupon/:codigo/prescrition', {
      params: { codigo: cena.codigo },
    });
    expect(`${consulta.status} ${consulta.body.detail}`).toBe(FALTA);
  });

  test.each([[{ numero: '12' }], [{ numero: '12345' }], [{ cpf: '1234' }], [{ numero: '1234', cpf: '123' }]])(
    '%j é recusado no seu campo',
    async (mostrado) => {
      const cena = await prepararCupom();
      const { status, body } = await lerNoCaixa(palco(), cena.loja, cena.codigo, mostrado);
      expect([status, Object.keys(body.campos ?? {})]).toEqual([422, [Object.keys(mostrado)[0]]]);
    },
  );

  test('as recusas do cupom vêm antes: ninguém pede um número que não serviria', async () => {
    const cena = await prepararCupom();
    expect(await ler(cena, {}, '2222222222')).toBe('404 Cupom inválido.');
    expect(await ler({ ...cena, loja: await criarLojista(palco()) }, { cpf: '000' })).toContain('409 Tutor selecionou');
    await validar(palco(), cena.loja, cena.idCupom);
    expect(await ler(cena, { numero: '0000' })).toBe('409 Cupom já utilizado.');
  });

  test('cinco erros travam o digitado deste cupom nesta loja por 15 minutos; o QR e os outros cupons não', async () => {
    const [cena, vizinho] = [await prepararCupom(), await prepararCupom()];
    const certo = finalDoCpf(cena.cpf) ?? '';
    for (let n = 0; n < 5; n++) {
      daqui(n * 60);
      expect(await ler(cena, { cpf: outro(certo) })).toBe('409 Os dígitos do CPF não conferem.');
    }
    expect(await ler(cena, { cpf: certo })).toBe(TRAVADA);
    expect(await ler(cena, { numero: (await tela(cena)).numero })).toBe(TRAVADA);
    expect(await ler(cena, { s: (await tela(cena)).selo })).toBe('qr');
    expect(await ler(vizinho, { numero: (await tela(vizinho)).numero })).toBe('numero');
    // A quarter of an hour from the last of them, not from the first.
    daqui(240 + 899);
    expect(await ler(cena, { cpf: certo })).toBe(travada('1 minuto'));
    daqui(240 + 901);
    expect(await ler(cena, { cpf: certo })).toBe('cpf');
  });

  test('quem volta a cada quarto de hora para adivinhar o CPF tem vinte palpites, não mil; o QR sempre passa', async () => {
    const cena = await prepararCupom();
    const certo = finalDoCpf(cena.cpf) ?? '';
    const respostas: string[] = [];
    for (let n = 0; n < 24; n++) {
      daqui(n * 16 * 60);
      respostas.push(await ler(cena, { cpf: outro(certo) }));
    }
    expect(respostas.filter((resposta) => resposta.startsWith('409'))).toHaveLength(20);
    expect(respostas.at(-1)).toBe(travada('30 dias'));
    expect(await ler(cena, { cpf: certo })).toBe(travada('30 dias'));
    expect(await ler(cena, { s: (await tela(cena)).selo })).toBe('qr');
    const vizinho = await prepararCupom();
    expect(await ler(vizinho, { cpf: finalDoCpf(vizinho.cpf) ?? '' })).toBe('cpf');
  });

  test('vinte palpites de uma vez aprendem tanto quanto cinco em fila', async () => {
    const cena = await prepararCupom();
    const certo = finalDoCpf(cena.cpf) ?? '';
    const respostas = await Promise.all(Array.from({ length: 20 }, () => ler(cena, { cpf: outro(certo) })));
    expect(respostas.filter((resposta) => resposta.startsWith('409'))).toHaveLength(5);
  });
});

describe('lojas', () => {
  test('uma loja vê pelo id só o que validou', async () => {
    const { loja, idCupom } = await prepararCupom();
    const ver = async () => (await chamar(palco(), loja, 'GET /coupon/:id', { params: { id: idCupom } })).status;
    expect(await ver()).toBe(404);
    await validar(palco(), loja, idCupom);
    expect(await ver()).toBe(200);
  });

  test('uma loja online não lê nem valida: a baixa é por arquivo', async () => {
    const elenco = { ...(await criarElenco(palco())), loja: await criarLojista(palco(), { tipo: 'loja_online' }) };
    const { idCupom } = await ateOCupom(palco(), elenco);
    const leitura = await lerNoCaixa(palco(), elenco.loja, idCupom, { numero: '0000' });
    const venda = await validar(palco(), elenco.loja, idCupom, { prova: null });
    for (const { status, body } of [leitura, venda])
      expect([status, body.detail]).toEqual([409, 'Cupom de loja online: a baixa é por arquivo.']);
  });
});
