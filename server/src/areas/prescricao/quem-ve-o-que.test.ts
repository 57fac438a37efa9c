import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { ateOCupom, conferir, criarElenco, type Elenco, lerNoCaixa, validar, verSelo } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });

const CPF = '52998224725';
const TELEFONE = /98888-?7777/;

let elenco: Elenco;
let admin: Pessoa;
let estranhos: Record<'tutor' | 'prescritor' | 'lojista', Pessoa>;
let ativo: Awaited<ReturnType<typeof ateOCupom>>;
let codigoDoCupom = '';

beforeAll(async () => {
  elenco = {
    ...(await criarElenco(palco())),
    tutor: await criarTutor(palco(), {}, { nome: 'Ana Canária Secreta', cpf: CPF }),
  };
  admin = await criarAdmin(palco());
  estranhos = {
    tutor: await criarTutor(palco()),
    prescritor: await criarPrescritor(palco()),
    lojista: await criarLojista(palco()),
  };
  ativo = await ateOCupom(palco(), elenco);
  const { body } = await chamar(palco(), elenco.tutor, 'GET /coupon/:id', { params: { id: ativo.idCupom } });
  codigoDoCupom = body.codigo_coupon;
});

const emailDaIndicacao = () => ativo.indicacao.email ?? 'nenhum';

const ver = (quem: Pessoa) =>
  chamar(palco(), quem, 'GET /prescrition/:id', { params: { id: ativo.indicacao.id_prescricao } });

describe('quem vê o quê de uma indicação', () => {
  test('o parceiro vê o que digitou, nunca o CPF nem o código do cupom', async () => {
    const { texto, body } = await ver(elenco.prescritor);
    expect(body).toMatchObject({ email: emailDaIndicacao(), tutor: { nome: 'Ana Canária Secreta', cpf: null } });
    expect(texto).not.toMatch(/529.?982.?247/);
    expect(texto).not.toContain(codigoDoCupom);
    expect(texto).not.toContain(String(ativo.idCupom));
  });

  test('a loja vê produto, desconto, primeiro nome e CPF mascarado; sem e-mail, telefone ou código antes da venda', async () => {
    const { texto, body } = await ver(elenco.loja);
    expect(body.tutor).toEqual({ nome: 'Ana', cpf: null });
    expect(texto).not.toContain('Secreta');
    expect(texto).not.toContain(emailDaIndicacao());
    expect(texto).not.toMatch(TELEFONE);
    expect(texto).not.toContain(codigoDoCupom);
    expect(texto).not.toContain(String(ativo.idCupom));
    expect(texto).not.toContain(ativo.indicacao.codigo_prescricao);
  });

  test('o CRMV de um veterinário vai a quem indica e a quem recebe, para a folha; à loja, de outro perfil e recusado, nunca', async () => {
    const { db } = palco();
    const deQuem = async (quem: Pessoa) => (await ver(quem)).body.prescriber?.crmv;
    const mudar = (dados: { perfil: 'veterinario' | 'groomer'; crmv: string }) =>
      db.updateTable('prescritor').set(dados).where('id', '=', elenco.prescritor.id).execute();
    await mudar({ perfil: 'veterinario', crmv: '55.555/sp' });
    expect([await deQuem(elenco.tutor), await deQuem(elenco.prescritor)]).toEqual(['CRMV-SP 55555', 'CRMV-SP 55555']);
    expect((await ver(elenco.loja)).texto).not.toContain('55555');
    await mudar({ perfil: 'groomer', crmv: '55.555/sp' });
    expect(await deQuem(elenco.tutor)).toBeNull();
    await mudar({ perfil: 'veterinario', crmv: '55.555/sp' });
    const conferencia = {
      uf: 'SP',
      numero: '55555',
      situacao: 'nao_encontrado',
      conferido_em: palco().relogio(),
    } as const;
    await db
      .insertInto('crmv_conferido')
      .values({ prescritor_id: elenco.prescritor.id, ...conferencia })
      .execute();
    expect(await deQuem(elenco.tutor)).toBeNull();
  });

  test('no caixa, o cupom lido também só mostra isso, e do CPF o que foi conferido', async () => {
    const { texto, body } = await lerNoCaixa(palco(), elenco.loja, codigoDoCupom, { cpf: '725' });
    expect(body.prescrition.tutor).toEqual({ nome: 'Ana', cpf: '***.***.**7-25' });
    for (const segredo of ['Secreta', emailDaIndicacao(), '982.247']) expect(texto).not.toContain(segredo);
    expect(texto).not.toMatch(TELEFONE);
  });

  test('a loja não vê razão social, CNPJ nem login de outras; o tutor também não', async () => {
    for (const quem of [elenco.tutor, elenco.prescritor]) {
      const { texto } = await chamar(palco(), quem, 'GET /shopkeepers', { query: {} });
      expect(texto).not.toMatch(/razao_social|cnpj|@example\.com/);
    }
  });

  test('a busca de lojas só acha pelo que se vê: nome, cidade, bairro e CEP', async () => {
    const loja = await criarLojista(palco(), {
      nome_fantasia: 'Casa do Bicho Único',
      razao_social: 'Sigilosa Comércio Ltda',
      cnpj: 'AB12CD34EF5600',
      cep: '18015123',
    });
    const achar = async (busca: string) => {
      const { body } = await chamar(palco(), elenco.tutor, 'GET /shopkeepers', { query: { busca } });
      return body.shopkeepers.map((s) => s.id_shopkeeper);
    };
    for (const visivel of ['unico bicho', '18015-123']) expect(await achar(visivel)).toEqual([loja.id]);
    for (const oculto of ['sigilosa', 'ab12cd34ef5600', loja.email]) expect(await achar(oculto)).toEqual([]);
  });

  test('o alheio responde os mesmos bytes do inexistente', async () => {
    const inexistente = { params: { id: 999_999_999 } };
    for (const quem of Object.values(estranhos)) {
      const [alheia, nenhuma] = [await ver(quem), await chamar(palco(), quem, 'GET /prescrition/:id', inexistente)];
      expect([alheia.status, alheia.texto]).toEqual([404, nenhuma.texto]);
    }
    for (const quem of [estranhos.tutor, estranhos.lojista]) {
      const alheio = await chamar(palco(), quem, 'GET /coupon/:id', { params: { id: ativo.idCupom } });
      const nenhum = await chamar(palco(), quem, 'GET /coupon/:id', inexistente);
      expect([alheio.status, alheio.texto]).toEqual([404, nenhum.texto]);
    }
    const consulta = await chamar(palco(), estranhos.tutor, 'GET /coupon/:codigo/prescrition', {
      params: { codigo: codigoDoCupom },
    });
    const nada = await chamar(palco(), estranhos.tutor, 'GET /coupon/:codigo/prescrition', {
      params: { codigo: 'BBBBBBBBBB' },
    });
    expect([consulta.status, consulta.texto]).toEqual([404, nada.texto]);
  });

  test('outra loja só fica sabendo que o tutor escolheu outra', async () => {
    const { status, body } = await chamar(palco(), estranhos.lojista, 'GET /coupon/:codigo/prescrition', {
      params: { codigo: codigoDoCupom },
    });
    expect(status).toBe(409);
    expect(Object.keys(body).sort()).toEqual(['detail', 'status', 'title', 'type']);
  });

  test('listas: cada um só as suas', async () => {
    const listar = async (quem: Pessoa) =>
      (await chamar(palco(), quem, 'GET /prescritions', { query: {} })).body.prescritions.length;
    expect(await listar(elenco.tutor)).toBe(1);
    expect(await listar(elenco.prescritor)).toBe(1);
    expect(await listar(elenco.loja)).toBe(1);
    expect(await listar(admin)).toBe(1);
    for (const quem of Object.values(estranhos)) expect(await listar(quem)).toBe(0);
  });

  test('o QR é só do tutor, e some depois da compra', async () => {
    const qr = async (quem: Pessoa) =>
      (await chamar(palco(), quem, 'GET /coupon/:id', { params: { id: ativo.idCupom } })).body.qr;
    const selo = (quem: Pessoa) => verSelo(palco(), quem, ativo.idCupom);
    await conferir(palco(), 'simples');
    expect(await qr(elenco.tutor)).toContain(`/web/cupom/efetivar/${ativo.idCupom}`);
    expect([await qr(elenco.loja), await qr(admin)]).toEqual([null, null]);
    await conferir(palco(), 'rigorosa');
    expect(await qr(elenco.tutor)).toBeNull();
    expect((await selo(elenco.tutor)).body.selo).toHaveLength(16);
    expect([(await selo(elenco.loja)).status, (await selo(admin)).status]).toEqual([403, 403]);
    await validar(palco(), elenco.loja, ativo.idCupom);
    expect((await selo(elenco.tutor)).status).toBe(409);
  });

  test('o que a loja anotou, ela e a equipe leem; tutor e parceiro não', async () => {
    const outros = await criarElenco(palco());
    const { loja, tutor, prescritor } = outros;
    const vendido = await ateOCupom(palco(), outros);
    await validar(palco(), loja, vendido.idCupom);
    const params = { id: vendido.indicacao.id_prescricao };
    const body = { observacao_lojista: 'Levou dois sacos' };
    const anotar = (quem: Pessoa) => chamar(palco(), quem, 'PUT /prescrition/:id', { params, body });
    expect((await anotar(loja)).body).toMatchObject(body);
    expect((await anotar(estranhos.lojista)).status).toBe(404);
    for (const quem of [loja, admin]) {
      const cupom = await chamar(palco(), quem, 'GET /coupon/:id', { params: { id: vendido.idCupom } });
      expect(cupom.body.prescrition).toMatchObject(body);
      expect((await chamar(palco(), quem, 'GET /prescrition/:id', { params })).body).toMatchObject(body);
    }
    for (const quem of [tutor, prescritor]) {
      const { status, texto } = await chamar(palco(), quem, 'GET /prescrition/:id', { params });
      expect([status, texto.includes('dois sacos')]).toEqual([200, false]);
    }
  });
});

describe('reenviar', () => {
  test('três por dia, só para o e-mail da indicação, só por quem fez, só antes da compra', async () => {
    const { indicacao } = await ateOCupom(palco(), elenco);
    const reenviar = (quem: Pessoa, body: object = {}) =>
      chamar(palco(), quem, 'POST /prescrition/:id/reenviar_prescricao', {
        params: { id: indicacao.id_prescricao },
        body,
      });
    expect((await reenviar(estranhos.prescritor)).status).toBe(404);
    const outro = await reenviar(elenco.prescritor, { email: 'outro@example.com' });
    expect([outro.status, outro.body.type]).toEqual([409, 'reenvio-diferente']);
    const respostas = await Promise.all(
      Array.from({ length: 6 }, () =>
        reenviar(elenco.prescritor, { email: indicacao.email, telefone: '(15) 98888-7777' }),
      ),
    );
    expect(respostas.map((r) => r.status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    const finalizada = await chamar(palco(), elenco.prescritor, 'POST /prescrition/:id/reenviar_prescricao', {
      params: { id: ativo.indicacao.id_prescricao },
      body: {},
    });
    expect(finalizada.body.type).toBe('indicacao-finalizada');
  });
});
