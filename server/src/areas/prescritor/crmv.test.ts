import { randomUUID } from 'node:crypto';
import { estadoDaLicenca, valeAte } from '@indica-bem/domain/prescritor/licenca';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { conferirCrmvDe, criarAdmin, criarPrescritor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco({ limites: false });
let admin: Pessoa;
/** A session does not live through the months that tests jump over. */
const chegarA = async (quando: string | Date) => {
  palco().irPara(quando);
  admin = await criarAdmin(palco(), undefined, 'Ana da Equipe');
};
beforeEach(() => chegarA(AGORA));

type Achado = { uf?: string; numero?: string; situacao?: string };
const conferir = (id: number, achado: Achado = {}, { quem = admin, chave = randomUUID() as string } = {}) =>
  chamar(palco(), quem, 'POST /prescriber/:id/crmv', {
    params: { id },
    body: { uf: 'SP', numero: '12345', situacao: 'regular', ...achado } as never,
    headers: { 'idempotency-key': chave },
  });
async function vetCom(crmv: string | null): Promise<Pessoa> {
  const vet = await criarPrescritor(palco(), undefined, { crmv: null });
  await palco().db.updateTable('prescritor').set({ crmv }).where('id', '=', vet.id).execute();
  return vet;
}
const recebidos = ({ email }: Pessoa) => palco().emails.filter(({ para }) => para === email);
const quantas = async ({ id }: Pessoa) =>
  (await palco().db.selectFrom('crmv_conferido').select('id').where('prescritor_id', '=', id).execute()).length;

test.each([
  ['CRMV-SP 12345', 'SP', '12345'],
  ['crmv/sp nº 12.345', 'SP', '12345'],
  ['12345/RJ', 'RJ', '12345'],
  ['CRMVMG 0099', 'MG', '99'],
  ['12345', null, '12345'],
  ['CRMV-SP', 'SP', null],
  ['SP 1 RJ 2', null, null],
  ['em andamento', null, null],
  ['CRMV-SP 123456789', 'SP', null],
])('de "%s" o banco lê %s e %s', async (crmv, uf, numero) => {
  const vet = await vetCom(crmv);
  const { body } = await chamar(palco(), vet, 'GET /prescriber/:id', { params: { id: vet.id } });
  expect(body.licenca).toEqual({
    estado: uf && numero ? 'a_conferir' : 'sem_crmv',
    uf,
    numero,
    conferido_em: null,
    vale_ate: null,
  });
});

describe('conferir o CRMV', () => {
  test('guarda quem, quando e o que achou, avisa o parceiro e vale por um ano', async () => {
    const vet = await vetCom('CRMV-SP 12345');
    const { status, body } = await conferir(vet.id, { numero: '012.345' });
    expect([status, body.licenca]).toEqual([
      200,
      { estado: 'valida', uf: 'SP', numero: '12345', conferido_em: AGORA.toISOString(), vale_ate: '2027-03-10' },
    ]);
    expect(body.conferencias).toEqual([
      {
        uf: 'SP',
        numero: '12345',
        situacao: 'regular',
        conferido_em: AGORA.toISOString(),
        conferido_por: 'Ana da Equipe',
      },
    ]);
    await palco().trabalhar();
    expect(recebidos(vet).map(({ assunto }) => assunto)).toEqual(['Seu CRMV foi conferido']);
    expect(recebidos(vet)[0]?.texto).toContain('CRMV-SP 12345');
    expect(recebidos(vet)[0]?.texto).toContain('10/03/2027');
  });

  test('dois toques, uma conferência e um e-mail', async () => {
    const vet = await vetCom('CRMV-SP 12345');
    const chave = randomUUID();
    await Promise.all([conferir(vet.id, {}, { chave }), conferir(vet.id, {}, { chave })]);
    await palco().trabalhar();
    expect([await quantas(vet), recebidos(vet).length]).toEqual([1, 1]);
  });

  test('não encontrado: o parceiro é avisado e continua travado, até corrigir', async () => {
    const vet = await vetCom('CRMV-SP 12345');
    const { body } = await conferir(vet.id, { situacao: 'nao_encontrado' });
    expect(body.licenca).toMatchObject({ estado: 'recusada', vale_ate: null });
    await palco().trabalhar();
    expect(recebidos(vet)[0]?.assunto).toBe('Não conseguimos confirmar o seu CRMV');
    await palco().db.updateTable('prescritor').set({ crmv: 'CRMV-SP 54321' }).where('id', '=', vet.id).execute();
    const depois = await chamar(palco(), vet, 'GET /prescriber/:id', { params: { id: vet.id } });
    expect(depois.body.licenca?.estado).toBe('a_conferir');
  });

  test('do CRMV trocado antes de o e-mail sair, nada é dito', async () => {
    const vet = await vetCom('CRMV-SP 12345');
    await conferir(vet.id);
    await palco().db.updateTable('prescritor').set({ crmv: 'CRMV-SP 54321' }).where('id', '=', vet.id).execute();
    await palco().trabalhar();
    expect(recebidos(vet)).toEqual([]);
  });

  test('o que falta no cadastro é completado; o que ele diz de outro jeito é recusado', async () => {
    const semUf = await vetCom('12345');
    expect((await conferir(semUf.id)).body.licenca.estado).toBe('valida');
    const { body } = await chamar(palco(), semUf, 'GET /prescriber/:id', { params: { id: semUf.id } });
    expect([body.crmv, body.versao]).toEqual(['CRMV-SP 12345', 3]);

    const deOutraUf = await vetCom('CRMV-RJ 12345');
    const recusada = await conferir(deOutraUf.id);
    expect([recusada.status, (recusada.body as unknown as { type: string }).type]).toEqual([409, 'crmv-mudou']);
    expect(await quantas(deOutraUf)).toBe(0);
  });

  test('o mesmo CRMV em dois cadastros é dito à equipe', async () => {
    const [um, outro] = [await vetCom('CRMV-SP 60606'), await vetCom('60.606/sp')];
    await palco().db.updateTable('prescritor').set({ nome: 'Dr. Igual' }).where('id', '=', outro.id).execute();
    const ver = async () => (await chamar(palco(), admin, 'GET /prescriber/:id/crmv', { params: { id: um.id } })).body;
    expect((await ver()).tambem_em).toEqual(['Dr. Igual']);
    await chamar(palco(), admin, 'DELETE /prescriber/:id', { params: { id: outro.id } });
    expect((await ver()).tambem_em).toEqual([]);
  });

  test('a conferência não é uma versão nova do cadastro: quem o edita não perde o que escreveu', async () => {
    const vet = await vetCom('CRMV-SP 12345');
    const ler = async () => (await chamar(palco(), vet, 'GET /prescriber/:id', { params: { id: vet.id } })).body.versao;
    const antes = await ler();
    await conferir(vet.id);
    expect(await ler()).toBe(antes);
  });

  test('de quem não é veterinário, ou não existe, não há o que conferir', async () => {
    const groomer = await criarPrescritor(palco(), undefined, { perfil: 'groomer', crmv: null });
    expect((await conferir(groomer.id)).status).toBe(409);
    expect((await conferir(999_999)).status).toBe(404);
    expect((await conferir(admin.id)).status).toBe(404);
  });

  test.each([
    ['uf', { uf: 'XX' }],
    ['numero', { numero: 'CRMV' }],
    ['numero', { numero: '000' }],
    ['numero', { numero: '123456789' }],
    ['situacao', { situacao: 'talvez' }],
  ])('o que não pode ser é dito em %s', async (campo, achado) => {
    const vet = await vetCom('CRMV-SP 12345');
    const { status, body } = await conferir(vet.id, achado);
    expect([status, Object.keys((body as unknown as { campos: object }).campos)]).toEqual([422, [campo]]);
    expect(await quantas(vet)).toBe(0);
  });

  test('feita, ninguém a altera nem apaga; com a conta excluída, vai junto', async () => {
    const vet = await vetCom('CRMV-SP 12345');
    await conferir(vet.id);
    const mudar = (comando: string) => palco().pool.query(`${comando} where prescritor_id = $1`, [vet.id]);
    await expect(mudar(`update crmv_conferido set situacao = 'irregular'`)).rejects.toThrow('não pode ser alterada');
    await expect(mudar('delete from crmv_conferido')).rejects.toThrow('não pode ser alterada');
    await chamar(palco(), admin, 'DELETE /prescriber/:id', { params: { id: vet.id } });
    expect(await quantas(vet)).toBe(0);
    expect((await conferir(vet.id)).status).toBe(404);
  });

  test('trezentas numa hora, e depois uma pausa', async () => {
    const vet = await vetCom('CRMV-SP 12345');
    const comLimites = { ...palco(), config: { ...palco().config, limites: true } };
    const { conferirCrmv } = await import('./conferir-crmv');
    const uma = (sessao: object) =>
      conferirCrmv(comLimites, {
        id: vet.id,
        escrito: { uf: 'SP', numero: '12345', situacao: 'regular' },
        chave: undefined,
        sessao: { id: admin.id, papel: 'indicabem', ...sessao } as never,
        agora: AGORA,
        hoje: '2026-03-10',
        autoria: { ato: undefined } as never,
      });
    await sql`insert into limite (chave, vezes, livre_em, expira_em)
      values (${`conferir-crmv:${admin.id}`}, 300, ${AGORA}, ${new Date(AGORA.getTime() + 3_600_000)})`.execute(
      palco().db,
    );
    await expect(uma({})).rejects.toMatchObject({ codigo: 'COTA_DE_ATENDIMENTOS' });
  });
});

describe('a lista de quem falta conferir', () => {
  const aConferir = async () => {
    const query = { crmv: 'a_conferir', limite: '100' } as never;
    const { body } = await chamar(palco(), admin, 'GET /prescribers', { query });
    return body.prescribers.map(({ id_prescriber }) => id_prescriber);
  };

  test('tem os nunca conferidos, os trocados, os vencidos e os que vencem em 30 dias, e mais ninguém', async () => {
    const [nunca, ilegivel, conferido, recusado] = [
      await vetCom('CRMV-SP 12345'),
      await vetCom('em andamento'),
      await vetCom('CRMV-SP 12345'),
      await vetCom('CRMV-SP 12345'),
    ];
    const semCrmv = await vetCom(null);
    const groomer = await criarPrescritor(palco(), undefined, { perfil: 'groomer', crmv: 'CRMV-SP 1' });
    await conferir(conferido.id);
    await conferir(recusado.id, { situacao: 'irregular' });
    const so = async () => {
      const lista = await aConferir();
      return [nunca, ilegivel, conferido, recusado, semCrmv, groomer].map(({ id }) => lista.includes(id));
    };
    expect(await so()).toEqual([true, true, false, false, false, false]);
    await chegarA('2027-02-07T12:00:00-03:00');
    expect((await so())[2]).toBe(false);
    await chegarA('2027-02-08T12:00:00-03:00');
    expect((await so())[2]).toBe(true);
  });

  test('o banco e a regra contam o ano igual, também em 29 de fevereiro e à meia-noite de São Paulo', async () => {
    for (const momento of ['2028-02-29T12:00:00-03:00', '2026-03-10T23:59:59-03:00', '2026-03-11T00:00:00-03:00']) {
      const vet = await vetCom('CRMV-SP 12345');
      await conferirCrmvDe(palco().db, vet.id, new Date(momento));
      const { rows } = await palco().pool.query<{ ate: string }>(
        'select crmv_vale_ate::text as ate from prescritor where id = $1',
        [vet.id],
      );
      expect(rows[0]?.ate).toBe(valeAte(new Date(momento)));
      const ultima = { uf: 'SP', numero: '12345', situacao: 'regular', conferido_em: new Date(momento) } as const;
      const parceiro = { perfil: 'veterinario', registro: { uf: 'SP', numero: '12345' }, ultima };
      expect(estadoDaLicenca(parceiro, rows[0]?.ate ?? '')).toBe('valida');
    }
  });
});

describe('trinta dias antes de vencer', () => {
  const rodar = async () => {
    const correio = { enviar: async () => undefined };
    await trabalhadores(palco(), correio).crmvs({});
    await palco().trabalhar();
  };
  const doFim = (vet: Pessoa) => recebidos(vet).filter(({ assunto }) => assunto.startsWith('A conferência'));

  test('o parceiro é avisado uma vez, no dia certo de São Paulo', async () => {
    const vet = await vetCom('CRMV-SP 12345');
    await conferir(vet.id);
    await chegarA('2027-02-07T20:00:00-03:00');
    await rodar();
    expect(doFim(vet)).toEqual([]);
    await chegarA('2027-02-08T08:00:00-03:00');
    await Promise.all([rodar(), rodar()]);
    await rodar();
    expect(doFim(vet).map(({ assunto }) => assunto)).toEqual(['A conferência do seu CRMV vale até 10/03']);
  });

  test('não depois de conferido de novo, nem de trocado, vencido ou suspenso', async () => {
    const [denovo, trocado, suspenso, vencido] = [
      await vetCom('CRMV-SP 12345'),
      await vetCom('CRMV-SP 12345'),
      await vetCom('CRMV-SP 12345'),
      await vetCom('CRMV-SP 12345'),
    ];
    for (const { id } of [denovo, trocado, suspenso, vencido]) await conferir(id);
    await chegarA('2027-02-10T12:00:00-03:00');
    await conferir(denovo.id);
    await palco().db.updateTable('prescritor').set({ crmv: 'CRMV-SP 9' }).where('id', '=', trocado.id).execute();
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', suspenso.id).execute();
    const { db } = palco();
    await db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', vencido.id).execute();
    await rodar();
    await db.updateTable('conta').set({ suspensa_em: null }).where('id', '=', vencido.id).execute();
    await chegarA('2027-03-11T12:00:00-03:00');
    await rodar();
    expect([denovo, trocado, suspenso, vencido].map((vet) => doFim(vet).length)).toEqual([0, 0, 0, 0]);
  });
});

test('a cópia dos dados do parceiro traz as conferências, sem quem as fez', async () => {
  const vet = await vetCom('CRMV-SP 12345');
  await conferir(vet.id);
  const { body } = await chamar(palco(), vet, 'GET /prescriber/:id/dados', { params: { id: vet.id } });
  expect((body as unknown as { conferencias_do_crmv: object[] }).conferencias_do_crmv).toEqual([
    { uf: 'SP', numero: '12345', situacao: 'regular', conferido_em: AGORA.toISOString() },
  ]);
});
