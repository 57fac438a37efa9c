import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { cpfDe } from '../../test/documentos';
import { criarAdmin, criarTutor } from '../../test/elenco';
import { criarElenco, type Elenco, indicar, resgatar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';
import { linhaRecusada } from '../../test/tutora-vivida';

const palco = comPalco({ limites: false });
const SENHA = 'a senha de hoje';
let senhaHash = '';
let elenco: Elenco;
let serie = 6100;

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
  elenco = await criarElenco(palco());
});

const excluirSe = async (id: number, token: string, email: string) =>
  (
    await chamar(palco(), { id, token, email, papel: 'tutor' }, 'DELETE /tutor/:id', {
      params: { id },
      body: { senha_atual: SENHA },
    })
  ).status;
const contatoDe = (id: number) =>
  palco()
    .db.selectFrom('prescricao')
    .select(['email', 'telefone', 'anotacoes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const linhasDaImportacao = (termo: string) =>
  palco().pool.query('select conteudo from importacao_linha where $1 = any(conteudo)', [termo]);

test('quem se cadastra com o telefone, o e-mail e o CPF de outra pessoa e se exclui não apaga nada dela', async () => {
  const dela = { email: `vitima${++serie}@example.com`, telefone: '15981112222', anotacoes: 'É da vítima' };
  const indicacao = await indicar(palco(), elenco, dela);
  const cpf = cpfDe(serie);
  const admin = await criarAdmin(palco());
  await linhaRecusada(palco(), admin.id, ['Vítima', cpf, dela.email, dela.telefone]);
  // As public registration does: nobody has proved to read this mailbox, or to hold this number.
  const registro = await chamar(palco(), null, 'POST /register', {
    body: {
      ...dela,
      nome: 'Vítima',
      cpf,
      data_nascimento: '1990-01-01',
      tipo_login: 'tutor',
      senha: SENHA,
      confirmasenha: SENHA,
    },
  });
  const estranho = registro.body as unknown as { api_token: string; usuario: { id_tutor: number } };
  expect(await excluirSe(estranho.usuario.id_tutor, estranho.api_token, dela.email)).toBe(200);
  expect(await contatoDe(indicacao.id_prescricao)).toEqual(dela);
  expect((await linhasDaImportacao(cpf)).rows).toHaveLength(1);
});

test('a indicação pendente do e-mail confirmado perde o contato; a do mesmo telefone com outro e-mail espera o seu tempo', async () => {
  const email = `dona${++serie}@example.com`;
  const tutora = await criarTutor(palco(), { senhaHash, email }, { telefone: '15983334444' });
  await palco().db.updateTable('conta').set({ email_confirmado_em: AGORA }).where('id', '=', tutora.id).execute();
  const pendente = await indicar(palco(), elenco, { email, telefone: '15983334444', anotacoes: 'x' });
  const alheia = { email: 'outra-pessoa@example.com', telefone: '15983334444', anotacoes: 'y' };
  const deOutra = await indicar(palco(), elenco, alheia);
  expect(await excluirSe(tutora.id, tutora.token, email)).toBe(200);
  expect(await contatoDe(pendente.id_prescricao)).toEqual({ email: null, telefone: null, anotacoes: null });
  expect(await contatoDe(deOutra.id_prescricao)).toEqual(alheia);
});

test('a indicação que outra pessoa resgatou é dela: quem se cadastra com o telefone que está nela e se exclui não tira nada', async () => {
  const telefone = '15985556666';
  const vitima = await criarTutor(palco(), { senhaHash }, { telefone: '15987770000' });
  const { id_prescricao, codigo_prescricao } = await indicar(palco(), elenco, {
    telefone,
    email: null,
    tutor_nome: 'Vilma',
    pet_nome: 'Rex',
  });
  expect((await resgatar(palco(), vitima, codigo_prescricao)).status).toBe(200);
  const estranho = await criarTutor(palco(), { senhaHash }, { telefone });
  expect(await excluirSe(estranho.id, estranho.token, estranho.email)).toBe(200);
  const guardada = await palco()
    .db.selectFrom('prescricao')
    .select(['tutor_id', 'telefone', 'tutor_nome', 'pet_nome'])
    .where('id', '=', id_prescricao)
    .executeTakeFirstOrThrow();
  expect(guardada).toEqual({ tutor_id: vitima.id, telefone, tutor_nome: 'Vilma', pet_nome: 'Rex' });
});
