import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import { limparCnpj, limparCpf } from '@indica-bem/domain/brasil/documentos';
import { type DocumentoLegal, regulamentoDe, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Prescritor } from '@indica-bem/domain/prescritor/contrato';
import type { Trx } from '../db/conexao';
import dados from './dados/pessoas.json';

type Semente = { senhaHash: string; agora: Date };
type Aceites = { privacidade_aceite: string | null; uso_aceite: string | null };
/** Ids of the data file → ids given by the database. */
export type Ids = Map<number, number>;

const digitos = (texto: string | null) => (texto ? texto.replace(/\D/g, '') : null);

export async function semearPessoas(trx: Trx, semente: Semente) {
  const admin = await conta(trx, semente, 'indicabem', 'admin@example.com', {
    privacidade_aceite: 'S',
    uso_aceite: null,
  });
  await trx.insertInto('administrador').values({ id: admin, nome: 'Administração Demo', funcao: 'dono' }).execute();
  const campanhas = await semearCampanhas(trx, hojeEmSaoPaulo(semente.agora));
  return {
    admin,
    lojistas: await semearLojistas(trx, semente, campanhas),
    prescritores: await semearPrescritores(trx, semente),
    tutores: await semearTutores(trx, semente),
  };
}

async function conta(
  trx: Trx,
  { senhaHash, agora }: Semente,
  papel: Papel,
  email: string,
  aceites: Aceites,
): Promise<number> {
  const { id } = await trx
    .insertInto('conta')
    .values({ papel, email, senha_hash: senhaHash, email_confirmado_em: agora, demo: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const documentos: DocumentoLegal[] = [];
  if (aceites.privacidade_aceite) documentos.push('privacidade');
  if (aceites.uso_aceite && papel !== 'indicabem') documentos.push(regulamentoDe(papel));
  for (const documento of documentos) {
    const versao = VERSOES[documento];
    await trx
      .insertInto('aceite')
      .values({ conta_id: id, documento, versao, aceito_em: agora, endereco: '127.0.0.1', agente: 'demonstração' })
      .execute();
  }
  return id;
}

async function semearCampanhas(trx: Trx, hoje: string): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { id_campaign, descritivo, desconto, data_validade_offset_dias } of dados.campanhas) {
    const data_validade = somarDias(hoje, data_validade_offset_dias);
    const { id } = await trx
      .insertInto('campanha')
      .values({ descritivo, desconto, data_validade })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(id_campaign, id);
  }
  return ids;
}

async function semearLojistas(trx: Trx, semente: Semente, campanhas: Ids): Promise<Ids> {
  const ids: Ids = new Map();
  for (const l of dados.lojistas) {
    const { id_shopkeeper, id_campanha, privacidade_aceite, uso_aceite, email, tipo, ...resto } = l;
    const id = await conta(trx, semente, 'lojista', email, { privacidade_aceite, uso_aceite });
    await trx
      .insertInto('lojista')
      .values({
        ...resto,
        id,
        tipo: tipo as 'loja_fisica' | 'loja_online',
        cnpj: limparCnpj(l.cnpj),
        telefone: digitos(l.telefone),
        celular: digitos(l.celular),
        cep: digitos(l.cep),
        complemento: l.complemento || null,
        campanha_id: campanhas.get(id_campanha) ?? null,
      })
      .execute();
    ids.set(id_shopkeeper, id);
  }
  return ids;
}

async function semearPrescritores(trx: Trx, semente: Semente): Promise<Ids> {
  const ids: Ids = new Map();
  for (const p of dados.prescritores) {
    const { id_prescriber, privacidade_aceite, uso_aceite, email, perfil, ...resto } = p;
    const id = await conta(trx, semente, 'prescritor', email, { privacidade_aceite, uso_aceite });
    await trx
      .insertInto('prescritor')
      .values({
        ...resto,
        id,
        perfil: perfil as Prescritor['perfil'],
        cpf: p.cpf && limparCpf(p.cpf),
        cnpj: p.cnpj && limparCnpj(p.cnpj),
        telefone: digitos(p.telefone),
        celular: digitos(p.celular),
        cep: digitos(p.cep),
        complemento: p.complemento || null,
      })
      .execute();
    ids.set(id_prescriber, id);
  }
  return ids;
}

async function semearTutores(trx: Trx, semente: Semente): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { id_tutor, nome, cpf, email, telefone, data_nascimento, pets, ...aceites } of dados.tutores) {
    const id = await conta(trx, semente, 'tutor', email, aceites);
    await trx
      .insertInto('tutor')
      .values({ id, nome, cpf: limparCpf(cpf), telefone: digitos(telefone), data_nascimento })
      .execute();
    for (const { id_pet: _, id_tutor: __, tipo, ...pet } of pets) {
      await trx
        .insertInto('pet')
        .values({ ...pet, tipo: tipo as 'Cão' | 'Gato', tutor_id: id })
        .execute();
    }
    ids.set(id_tutor, id);
  }
  return ids;
}
