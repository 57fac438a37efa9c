import { beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { alguemEspera } from '../../test/alguem-espera';
import { chamar } from '../../test/chamar';
import { cnpjDe } from '../../test/documentos';
import { conferirCrmvDe, criarAdmin, criarLojista, criarTutor, type Pessoa } from '../../test/elenco';
import { mesaDeImportacoes } from '../../test/importacoes';
import { criarElenco, type Elenco, escolher, indicar, resgatar } from '../../test/jornada';
import { csvDeTutores, linhaDeTutor, mesaDeLotes } from '../../test/lote';
import { AGORA, comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco();
const pessoas = mesaDeLotes(palco);
const mesa = mesaDeImportacoes(palco, () => equipe);
let equipe: Pessoa;
let elenco: Elenco;
let online: Pessoa;

beforeAll(async () => {
  equipe = await criarAdmin(palco(), {}, 'Olga Operação', 'operacao');
  elenco = await criarElenco(palco());
  online = await criarLojista(palco(), { tipo: 'loja_online', latitude: null, longitude: null });
});

const desfazer = (id: number, quem = equipe) =>
  chamar(palco(), quem, 'POST /importacao/:id/desfazer', { params: { id } });

async function importarTutores(...linhas: string[]): Promise<number> {
  const { body } = await pessoas.enviar(csvDeTutores(...linhas));
  await palco().trabalhar();
  return body.id_importacao;
}

const contasDa = (id: number) =>
  palco().db.selectFrom('conta').select(['id', 'email']).where('importacao_id', '=', id).orderBy('id').execute();
const conviteDe = (email: string) =>
  /recuperar\/([\w-]+)/.exec(palco().emails.findLast(({ para }) => para === email)?.texto ?? '')?.[1] ?? '';
const aceitar = (email: string) =>
  chamar(palco(), null, 'POST /redefinir-senha', { body: { hash: conviteDe(email), senha: 'minha primeira senha' } });

describe('uma importação de pessoas', () => {
  test('some por inteiro: os convites morrem, e o mesmo arquivo entra de novo', async () => {
    const linhas = [linhaDeTutor({ email: 'vai1@example.com' }), linhaDeTutor({ email: 'vai2@example.com' })];
    const antes = await pessoas.contar();
    const id = await importarTutores(...linhas);
    expect(await pessoas.ver(id)).toMatchObject({ aceitas: 2, pode_desfazer: true, desfeita_em: null });
    const { status, body } = await desfazer(id);
    expect([status, body]).toMatchObject([
      200,
      { estado: 'concluida', desfeita_em: AGORA.toISOString(), desfeita_por: 'Olga Operação', pode_desfazer: false },
    ]);
    expect(await pessoas.contar()).toBe(antes);
    expect((await aceitar('vai1@example.com')).status).toBe(409);
    // A second press finds it done.
    expect((await desfazer(id)).body).toEqual(body);
    const segunda = await importarTutores(...linhas);
    expect(segunda).not.toBe(id);
    expect(await pessoas.ver(segunda)).toMatchObject({ aceitas: 2, recusadas: 0 });
  });

  test('o convite que ainda esperava não acha ninguém e acaba sem erro', async () => {
    const { body } = await pessoas.enviar(csvDeTutores(linhaDeTutor({ email: 'na-fila@example.com' })));
    const id: number = body.id_importacao;
    await trabalhadores(palco(), { enviar: async () => undefined }).importacao({ importacaoId: id });
    expect((await desfazer(id)).status).toBe(200);
    await palco().trabalhar();
    expect(palco().emails.filter(({ para }) => para === 'na-fila@example.com')).toEqual([]);
  });

  test('de que uma só pessoa criou a senha fica inteira, e a frase diz quantas', async () => {
    const id = await importarTutores(linhaDeTutor({ email: 'entrou@example.com' }), linhaDeTutor(), linhaDeTutor());
    expect((await aceitar('entrou@example.com')).status).toBe(200);
    const { status, body } = await desfazer(id);
    expect([status, body.type, body.detail]).toEqual([
      409,
      'importacao-em-uso',
      '1 das 3 pessoas já usou a conta. A importação não pode mais ser desfeita.',
    ]);
    expect(await contasDa(id)).toHaveLength(3);
  });

  test('com quem já tem uma indicação não se desfaz', async () => {
    const id = await importarTutores(linhaDeTutor());
    const [conta] = await contasDa(id);
    const { codigo_prescricao } = await indicar(palco(), elenco);
    await palco().pool.query('update prescricao set tutor_id = $1, data_resgate = $2 where codigo = $3', [
      conta?.id,
      '2026-03-10',
      codigo_prescricao.replace('-', ''),
    ]);
    expect((await desfazer(id)).body.detail).toMatch(/^1 pessoa já usou a conta\./);
  });

  test('nem com o veterinário que a equipe já conferiu', async () => {
    const linhas = [
      'perfil;nome;nome_fantasia;crmv;email;telefone',
      'veterinario;Vera;Clínica;CRMV-SP 31;vera@example.com;1532321010',
    ];
    const { body } = await pessoas.enviar(Buffer.from(linhas.join('\n')), { perfil: 'prescriber' });
    await palco().trabalhar();
    const [conta] = await contasDa(body.id_importacao);
    await conferirCrmvDe(palco().db, conta?.id ?? 0, AGORA);
    expect((await desfazer(body.id_importacao)).status).toBe(409);
  });

  test('e a loja que está numa campanha também não; livre, sai com o CNPJ', async () => {
    const topo =
      'tipo,cnpj,razao_social,nome_fantasia,email,telefone,celular,site,cep,logradouro,numero,bairro,cidade,estado';
    const cnpj = cnpjDe(91_234);
    const linha = `Loja física,${cnpj},Razão Ida,Pet Ida,pet-ida@example.com,1532321010,15998765432,pet.example.com,18035000,Rua A,1,Centro,Sorocaba,SP`;
    const arquivo = Buffer.from([topo, linha].join('\n'));
    const { body } = await pessoas.enviar(arquivo, { perfil: 'shopkeeper' });
    await palco().trabalhar();
    const [loja] = await contasDa(body.id_importacao);
    const { id } = await palco()
      .db.insertInto('campanha')
      .values({ descritivo: 'Ida', desconto: 10, data_validade: '2030-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const naCampanha = (campanha_id: number | null) =>
      palco()
        .db.updateTable('lojista')
        .set({ campanha_id })
        .where('id', '=', loja?.id ?? 0)
        .execute();
    await naCampanha(id);
    expect((await desfazer(body.id_importacao)).body.detail).toMatch(/^1 loja já está em uso\./);
    await naCampanha(null);
    expect((await desfazer(body.id_importacao)).status).toBe(200);
    expect(await palco().db.selectFrom('lojista').where('cnpj', '=', cnpj).execute()).toEqual([]);
  });

  test('de quem aceita o convite no mesmo instante, um dos dois vale', async () => {
    const id = await importarTutores(linhaDeTutor({ email: 'instante@example.com' }));
    const [conta] = await contasDa(id);
    const [aceite, desfeita] = await Promise.all([aceitar('instante@example.com'), desfazer(id)]);
    expect([aceite.status, desfeita.status].sort()).toEqual([200, 409]);
    const viva = await palco()
      .db.selectFrom('conta')
      .select('senha_hash')
      .where('id', '=', conta?.id ?? 0)
      .execute();
    expect(viva.length).toBe(aceite.status === 200 ? 1 : 0);
    if (viva[0]) expect(viva[0].senha_hash).not.toBeNull();
  });

  test('a que espera por quem está criando a senha o vê e fica', async () => {
    const id = await importarTutores(linhaDeTutor({ email: 'espera@example.com' }));
    const [conta] = await contasDa(id);
    const { desfeita } = await transacao(palco().db, async (trx) => {
      await trx
        .updateTable('conta')
        .set({ senha_hash: 'x' })
        .where('id', '=', conta?.id ?? 0)
        .execute();
      const desfeita = desfazer(id);
      await alguemEspera(palco().pool);
      return { desfeita };
    });
    expect((await desfeita).body.type).toBe('importacao-em-uso');
    expect(await contasDa(id)).toHaveLength(1);
  });
});

describe('quando não se desfaz', () => {
  test('no meio do caminho; a que parou perde também as linhas que faltavam', async () => {
    const { body } = await pessoas.enviar(csvDeTutores(...Array.from({ length: 120 }, () => linhaDeTutor())));
    const id: number = body.id_importacao;
    expect((await desfazer(id)).body.type).toBe('importacao-em-andamento');
    let lotes = 0;
    const fila = {
      ...palco().fila,
      enfileirarTodas: async (...args: Parameters<ReturnType<typeof palco>['fila']['enfileirarTodas']>) => {
        if (++lotes > 1) throw new Error('caiu');
        return palco().fila.enfileirarTodas(...args);
      },
    };
    const { importacao } = trabalhadores({ ...palco(), fila }, { enviar: async () => undefined });
    await expect(importacao({ importacaoId: id })).rejects.toThrow('caiu');
    expect(await contasDa(id)).toHaveLength(100);
    await palco().db.updateTable('importacao').set({ estado: 'falhou' }).where('id', '=', id).execute();
    expect((await desfazer(id)).body).toMatchObject({ estado: 'concluida', desfeita_por: 'Olga Operação' });
    await chamar(palco(), equipe, 'POST /importacao/:id/tentar', { params: { id } });
    await palco().trabalhar();
    expect(await contasDa(id)).toEqual([]);
    expect(await pessoas.ver(id)).toMatchObject({ aceitas: 100, feitas: 120, estado: 'concluida' });
  });

  test('uma baixa: isso é o estorno', async () => {
    const baixa = await mesa.importar('/coupon/upload_file_baixa', [
      'codigo_coupon;nome_funcionario;valor;peso;data_efetivacao',
      'NAOHA123;Ana;10,00;1;10/03/2026',
    ]);
    expect((await desfazer(baixa.id_importacao)).body).toMatchObject({ type: 'baixa-nao-se-desfaz', status: 409 });
  });

  test('a que a versão anterior fez não diz de onde veio', async () => {
    const id = await importarTutores(linhaDeTutor(), linhaDeTutor());
    await palco().pool.query(
      'update conta set importacao_id = null where id = (select min(id) from conta where importacao_id = $1)',
      [id],
    );
    expect((await desfazer(id)).body.type).toBe('importacao-sem-rastro');
    await palco().db.updateTable('importacao').set({ com_rastro: false }).where('id', '=', id).execute();
    expect((await desfazer(id)).body.type).toBe('importacao-sem-rastro');
    expect(await pessoas.ver(id)).toMatchObject({ pode_desfazer: false });
    expect((await desfazer(999_999_999)).status).toBe(404);
  });
});

describe('o que veio de uma loja online', () => {
  const URL = '/prescrition/upload_file';
  const daLoja = () => ({ id_lojista: String(online.id) });
  const estoque = async () =>
    (await palco().db.selectFrom('cupom_online').select('codigo').where('lojista_id', '=', online.id).execute()).length;

  test('os códigos saem do estoque enquanto ninguém tem um deles', async () => {
    const linhas = ['codigo_coupon;desconto;data_validade', 'VAI-001;10;31/12/2026', 'VAI-002;10;31/12/2026'];
    const ida = await mesa.importar(URL, linhas, daLoja());
    expect((await desfazer(ida.id_importacao)).status).toBe(200);
    expect(await estoque()).toBe(0);
    const volta = await mesa.importar(URL, linhas, daLoja());
    expect([volta.aceitas, await estoque()]).toEqual([2, 2]);
    const tutora = await criarTutor(palco());
    const indicacao = await indicar(palco(), elenco);
    await resgatar(palco(), tutora, indicacao.codigo_prescricao);
    expect((await escolher(palco(), tutora, indicacao.id_prescricao, online)).status).toBe(200);
    expect((await desfazer(volta.id_importacao)).body.detail).toBe(
      '1 dos 2 códigos já foi entregue a um tutor. A importação não pode mais ser desfeita.',
    );
    expect(await estoque()).toBe(2);
  });

  test('as indicações somem, o código impresso volta a ser livre, e o painel soma igual', async () => {
    const { body: lote } = await chamar(palco(), equipe, 'POST /prescrition/lote', {
      body: { data_referencia: '2026-01-01', quantidade: 1 },
      headers: {},
    });
    const impresso = lote[0]?.codigo_prescricao ?? '';
    const linhas = (novo: string) => [
      'codigo_prescricao;email;telefone;id_produto',
      `${novo};maria-vai@example.com;15988887777;${elenco.produto}`,
      `${impresso};;15988887777;${elenco.produto}`,
    ];
    const doImpresso = () =>
      palco()
        .db.selectFrom('prescricao')
        .select(['data', 'produto_id', 'telefone', 'origem_lojista_id', 'importacao_id'])
        .where('codigo', '=', impresso.replace('-', ''))
        .executeTakeFirst();
    const branco = await doImpresso();
    const ida = await mesa.importar(URL, linhas('WWWW4444'), daLoja());
    expect(ida).toMatchObject({ aceitas: 2 });
    expect((await desfazer(ida.id_importacao)).status).toBe(200);
    expect(await doImpresso()).toEqual(branco);
    const achada = await palco().db.selectFrom('prescricao').where('codigo', '=', 'WWWW4444').execute();
    expect(achada).toEqual([]);
    const volta = await mesa.importar(URL, linhas('WWWW4444'), daLoja());
    expect(volta).toMatchObject({ aceitas: 2 });
    const tutora = await criarTutor(palco());
    expect((await resgatar(palco(), tutora, impresso)).status).toBe(200);
    expect((await desfazer(volta.id_importacao)).body.detail).toMatch(/^1 das 2 indicações já foi usada\./);
  });
});
