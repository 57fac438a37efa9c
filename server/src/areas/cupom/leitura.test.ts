import { finalDoCpf } from '@indica-bem/domain/cupom/leitura';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarLojista, criarTutor } from '../../test/elenco';
import {
  ateOCupom,
  conferir,
  criarElenco,
  type Elenco,
  escolher,
  lerNoCaixa,
  validar,
  verSelo,
} from '../../test/jornada';
import { AGORA, comPalco, outroServidor } from '../../test/palco';
import { trocarChave } from './trocar-chave';

const palco = comPalco();
beforeAll(() => conferir(palco(), 'rigorosa'));
beforeEach(() => palco().irPara(AGORA));
const daquiA = (segundos: number) => palco().irPara(new Date(AGORA.getTime() + segundos * 1000));

type Cena = Elenco & { idCupom: number; idPrescricao: number; codigo: string; cpf: string };

async function prepararCupom(): Promise<Cena> {
  const elenco = await criarElenco(palco());
  const { idCupom, indicacao } = await ateOCupom(palco(), elenco);
  const [{ codigo = '', cpf = '' } = {}] = (
    await palco().pool.query(
      `select c.codigo, t.cpf from cupom c join prescricao p on p.id = c.prescricao_id join tutor t on t.id = p.tutor_id where c.id = $1`,
      [idCupom],
    )
  ).rows;
  return { ...elenco, idCupom, idPrescricao: indicacao.id_prescricao, codigo, cpf };
}
const tela = async ({ tutor, idCupom }: Cena) => (await verSelo(palco(), tutor, idCupom)).body;
const ler = async (cena: Cena, mostrado: object, codigo: number | string = cena.codigo) => {
  const { status, body } = await lerNoCaixa(palco(), cena.loja, codigo, mostrado);
  return status === 200 ? body.leitura : `${status} ${body.detail}`;
};
/** Another four digits, or three: never the right ones. */
const outro = (digitos: string) => digitos.replace(/\d/g, (d) => String((Number(d) + 5) % 10));
const leituraDo = async (idCupom: number) =>
  (await palco().pool.query('select estado, leitura from cupom where id = $1', [idCupom])).rows[0];

/** As after an undo, without one. */
async function naVez(idCupom: number, vez: number): Promise<void> {
  await palco().pool.query('alter table cupom disable trigger user');
  await palco().pool.query('update cupom set vez = $2 where id = $1', [idCupom, vez]);
  await palco().pool.query('alter table cupom enable trigger user');
}

const QR_VENCIDO = '409 QR vencido. Peça ao tutor para abrir o cupom no Indica Bem.';
const FALTA = '422 Informe o número da tela ou o final do CPF.';
const TRAVADA = '429 Muitos erros neste cupom. Leia o QR da tela do tutor ou aguarde 15 minutos.';

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
    daquiA(14);
    expect(await tela(cena)).toEqual({ ...agora, segundos: 1 });
    daquiA(15);
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
    daquiA(44);
    expect(await ler(cena, { s: selo })).toBe('qr');
    daquiA(46);
    expect(await ler(cena, { s: selo })).toBe(QR_VENCIDO);
  });

  test('uma instância um segundo atrasada aceita o que outra acabou de mostrar', async () => {
    const cena = await prepararCupom();
    daquiA(15);
    const { selo } = await tela(cena);
    daquiA(14);
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
    await naVez(body.id_coupon, 2);
    expect(await ler(naOutra, { s: novo }, body.id_coupon)).toBe(QR_VENCIDO);
    expect(await ler(naOutra, { s: (await tela(naOutra)).selo }, body.id_coupon)).toBe('qr');
    await naVez(body.id_coupon, 1);
  });
});

describe('ler pelo código', () => {
  test('com o número da tela, o de agora ou o de há pouco', async () => {
    const cena = await prepararCupom();
    const { numero } = await tela(cena);
    expect(await ler(cena, { numero })).toBe('numero');
    daquiA(44);
    expect(await ler(cena, { numero })).toBe('numero');
    daquiA(46);
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
      daquiA(n * 60);
      expect(await ler(cena, { cpf: outro(certo) })).toBe('409 Os dígitos do CPF não conferem.');
    }
    expect(await ler(cena, { cpf: certo })).toBe(TRAVADA);
    expect(await ler(cena, { numero: (await tela(cena)).numero })).toBe(TRAVADA);
    expect(await ler(cena, { s: (await tela(cena)).selo })).toBe('qr');
    expect(await ler(vizinho, { numero: (await tela(vizinho)).numero })).toBe('numero');
    // A quarter of an hour from the last of them, not from the first.
    daquiA(240 + 899);
    expect(await ler(cena, { cpf: certo })).toBe(TRAVADA);
    daquiA(240 + 901);
    expect(await ler(cena, { cpf: certo })).toBe('cpf');
  });

  test('vinte palpites de uma vez aprendem tanto quanto cinco em fila', async () => {
    const cena = await prepararCupom();
    const certo = finalDoCpf(cena.cpf) ?? '';
    const respostas = await Promise.all(Array.from({ length: 20 }, () => ler(cena, { cpf: outro(certo) })));
    expect(respostas.filter((resposta) => resposta.startsWith('409'))).toHaveLength(5);
  });
});

describe('a prova da leitura', () => {
  const LEIA = '409 Leia o cupom de novo.';
  const provar = async (cena: Cena) => {
    const { body } = await lerNoCaixa(palco(), cena.loja, cena.idCupom, { s: (await tela(cena)).selo });
    return body.prova;
  };
  const vender = async ({ loja, idCupom }: Cena, prova: string | null, chave?: string) => {
    const { status, body } = await validar(palco(), loja, idCupom, { prova, ...(chave && { chave }) });
    return status === 200 ? 'vendido' : `${status} ${body.detail}`;
  };

  test('vale a venda por duas horas, e a leitura fica registrada', async () => {
    const cena = await prepararCupom();
    const prova = await provar(cena);
    daquiA(2 * 3600 - 1);
    expect(await vender(cena, prova)).toBe('vendido');
    expect(await leituraDo(cena.idCupom)).toEqual({ estado: 'efetivado', leitura: 'qr' });
  });

  test('o id sem prova, com uma vencida, alterada, de outro cupom ou de outra loja não vende', async () => {
    const [cena, vizinho] = [await prepararCupom(), await prepararCupom()];
    const prova = await provar(cena);
    expect(await vender(cena, null)).toBe(LEIA);
    expect(await vender(cena, '')).toBe(LEIA);
    expect(await vender(cena, 'x.y.z.w')).toBe(LEIA);
    expect(await vender(cena, prova.replace('.qr.', '.numero.'))).toBe(LEIA);
    expect(await vender(cena, prova.replace(/^1\./, '2.'))).toBe(LEIA);
    expect(await vender(cena, await provar(vizinho))).toBe(LEIA);
    expect(await vender({ ...cena, idCupom: vizinho.idCupom, loja: vizinho.loja }, prova)).toBe(LEIA);
    daquiA(2 * 3600);
    expect(await vender(cena, prova)).toBe(LEIA);
    expect(await leituraDo(cena.idCupom)).toEqual({ estado: 'ativo', leitura: null });
  });

  test('usada de novo, o cupom já foi utilizado; a mesma chave repete a resposta sem prova nenhuma', async () => {
    const cena = await prepararCupom();
    const prova = await provar(cena);
    const chave = crypto.randomUUID();
    expect(await vender(cena, prova, chave)).toBe('vendido');
    expect(await vender(cena, prova)).toBe('409 Cupom já utilizado.');
    expect(await vender(cena, null, chave)).toBe('vendido');
    daquiA(3 * 3600);
    expect(await vender(cena, prova, chave)).toBe('vendido');
  });

  test('morre com a vez em que foi feita', async () => {
    const cena = await prepararCupom();
    const prova = await provar(cena);
    await naVez(cena.idCupom, 2);
    expect(await vender(cena, prova)).toBe(LEIA);
    const daSegunda = await provar(cena);
    await naVez(cena.idCupom, 1);
    expect(await vender(cena, daSegunda)).toBe(LEIA);
    expect(await vender(cena, prova)).toBe('vendido');
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

describe('a troca da chave', () => {
  test('a nova assina em dois minutos, a anterior é aceita por duas horas, em todas as instâncias', async () => {
    const cena = await prepararCupom();
    const outra = await outroServidor(palco());
    const noOutro = { ...palco(), app: outra.app };
    const vale = async (s: string) => (await lerNoCaixa(noOutro, cena.loja, cena.idCupom, { s })).status;
    try {
      const antiga = await tela(cena);
      expect(await vale(antiga.selo)).toBe(200);
      await trocarChave(palco().db, { agora: AGORA, ja: false });
      daquiA(119);
      const { prova } = (await lerNoCaixa(palco(), cena.loja, cena.idCupom, { s: (await tela(cena)).selo })).body;
      const aos119 = await tela(cena);
      expect(await vale(aos119.selo)).toBe(200);
      daquiA(121);
      const depois = await tela(cena);
      expect(await vale(depois.selo)).toBe(200);
      expect(await vale(aos119.selo)).toBe(200);
      daquiA(7000);
      expect((await validar(noOutro, cena.loja, cena.idCupom, { prova })).status).toBe(200);
    } finally {
      await outra.fechar();
    }
  });

  test('na hora, nada do que a anterior assinou vale', async () => {
    const cena = await prepararCupom();
    const { selo } = await tela(cena);
    const { prova } = (await lerNoCaixa(palco(), cena.loja, cena.idCupom, { s: selo })).body;
    await trocarChave(palco().db, { agora: AGORA, ja: true });
    const outra = await outroServidor(palco());
    const noOutro = { ...palco(), app: outra.app };
    try {
      expect((await lerNoCaixa(noOutro, cena.loja, cena.idCupom, { s: selo })).body.type).toBe('selo-vencido');
      expect((await validar(noOutro, cena.loja, cena.idCupom, { prova })).body.type).toBe('leia-de-novo');
    } finally {
      await outra.fechar();
    }
  });
});
