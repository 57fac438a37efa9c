import type { PerfilDeInteresse, SituacaoDoInteresse } from '@indica-bem/domain/interesse/regras';
import type { Trx } from '../db/conexao';

type Inventado = {
  haDias: number;
  nome: string;
  cidade: string;
  perfil?: PerfilDeInteresse;
  nome_da_loja?: string;
  mensagem?: string;
  situacao?: SituacaoDoInteresse;
  anotacao?: string;
};

/** The oldest first: ids grow with the days. */
const INTERESSADOS: Inventado[] = [
  { haDias: 41, nome: 'Rita Fictícia', cidade: 'Itu', perfil: 'criador', situacao: 'sem_interesse' },
  {
    haDias: 23,
    nome: 'Paulo Inventado',
    cidade: 'Votorantim',
    nome_da_loja: 'Casa do Focinho (fictícia)',
    situacao: 'cadastrado',
  },
  {
    haDias: 9,
    nome: 'Lúcia de Mentira',
    cidade: 'Sorocaba',
    perfil: 'groomer',
    mensagem: 'Tenho um banho e tosa com 60 clientes por semana.',
    situacao: 'em_conversa',
    anotacao: 'Prefere conversar depois das 18h.',
  },
  {
    haDias: 3,
    nome: 'Otávio Faz de Conta',
    cidade: 'Salto',
    nome_da_loja: 'Empório Quatro Patas (fictício)',
    mensagem: 'Como funciona o acerto do desconto?',
  },
  {
    haDias: 1,
    nome: 'Dra. Helena Exemplo',
    cidade: 'Sorocaba',
    perfil: 'veterinario',
    mensagem: 'Atendo em casa e gostaria de indicar.',
  },
];

/** Some whom the team has not answered, and some of each other state. */
export async function semearInteresses(trx: Trx, agora: Date): Promise<void> {
  for (const [i, { haDias, perfil, nome_da_loja, ...dados }] of INTERESSADOS.entries())
    await trx
      .insertInto('interesse')
      .values({
        ...dados,
        tipo: nome_da_loja ? 'loja' : 'parceiro',
        perfil: perfil ?? null,
        nome_da_loja: nome_da_loja ?? null,
        uf: 'SP',
        email: `interessado0${i + 1}@example.com`,
        telefone: `1590000000${i + 1}`,
        criado_em: new Date(agora.getTime() - haDias * 86_400_000),
        demo: true,
      })
      .execute();
}
