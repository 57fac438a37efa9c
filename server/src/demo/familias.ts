import { comDigitosDoCpf } from '@indica-bem/domain/brasil/documentos';
import { regulamentoDe, VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import type { Trx } from '../db/conexao';
import type { Sorteio } from './sorteio';

export type Familia = { id: number; email: string; telefone: string };

const NOMES = [
  'Alice',
  'Bento',
  'Cecília',
  'Davi',
  'Elisa',
  'Fábio',
  'Gabriela',
  'Heitor',
  'Íris',
  'João',
  'Kátia',
  'Luís',
];
const SOBRENOMES = ['Araújo', 'Barros', 'Conceição', 'Dias', 'Esteves'];
const DOCUMENTOS = ['privacidade', regulamentoDe('tutor')] as const;

/** Tutors who came in during the last year, each on a day of their own. */
export async function semearFamilias(
  trx: Trx,
  { senhaHash, agora, sorte }: { senhaHash: string; agora: Date; sorte: Sorteio },
): Promise<Familia[]> {
  const novas = NOMES.flatMap((nome) => SOBRENOMES.map((sobrenome) => `${nome} ${sobrenome}`)).map((nome, n) => ({
    nome,
    email: `familia${String(n + 1).padStart(2, '0')}@example.com`,
    telefone: `1599${String(1_000_000 + n * 7_919)}`,
    cpf: comDigitosDoCpf(String(310_000_000 + n * 1_234_577)),
    data_nascimento: `${sorte.inteiro(1958, 2003)}-0${sorte.inteiro(1, 9)}-${sorte.inteiro(10, 28)}`,
    desde: new Date(agora.getTime() - sorte.inteiro(330, 362) * 86_400_000),
  }));
  const contas = await trx
    .insertInto('conta')
    .values(
      novas.map(({ email, desde }) => ({
        papel: 'tutor' as const,
        email,
        senha_hash: senhaHash,
        email_confirmado_em: desde,
        criada_em: desde,
        demo: true,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(contas.map(({ id, email }) => [email, id]));
  const familias = novas.map((nova) => ({ ...nova, id: ids.get(nova.email) ?? 0 }));
  await trx
    .insertInto('tutor')
    .values(familias.map(({ email: _, desde: __, ...tutor }) => tutor))
    .execute();
  await trx
    .insertInto('aceite')
    .values(
      familias.flatMap(({ id, desde }) =>
        DOCUMENTOS.map((documento) => ({
          conta_id: id,
          documento,
          versao: VERSOES[documento],
          aceito_em: desde,
          endereco: '127.0.0.1',
          agente: 'demonstração',
        })),
      ),
    )
    .execute();
  return familias;
}
