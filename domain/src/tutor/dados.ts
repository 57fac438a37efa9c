import { z } from 'zod';
import { contaGuardada, momento, rastrosDaConta } from '../conta/dados';
import { indicacaoGuardada } from '../prescricao/dados';
import { renovacaoGuardada } from '../reposicao/dados';

/** Everything held about a tutor, for the tutor (LGPD): plain, complete, without anybody else's data. */
export const dadosDoTutor = z.object({
  gerado_em: momento,
  cadastro: z.object({
    id_tutor: z.int(),
    nome: z.string(),
    cpf: z.string().nullable(),
    email: z.string(),
    telefone: z.string().nullable(),
    data_nascimento: z.string().nullable(),
    ...contaGuardada,
  }),
  ...rastrosDaConta,
  pets: z.array(
    z.object({
      nome: z.string(),
      tipo: z.string(),
      porte: z.string().nullable(),
      raca: z.string(),
      data_nascimento: z.string(),
      peso: z.number(),
      criado_em: momento,
      pesos: z.array(z.object({ dia: z.string(), peso: z.number() })),
      partilhas: z
        .array(
          z.object({
            parceiro: z.string(),
            texto: z.string().meta({ description: 'A versão do texto lido' }),
            consentida_em: momento,
            encerrada_em: momento.nullable(),
          }),
        )
        .meta({ description: 'Com quem o pet foi partilhado, e até quando' }),
    }),
  ),
  eventos: z.array(
    z.object({
      titulo: z.string(),
      descricao: z.string().nullable(),
      data: z.string(),
      criado_em: momento,
      lembrete_enviado_em: momento.nullable(),
    }),
  ),
  indicacoes: z.array(
    z.object({
      ...indicacaoGuardada,
      parceiro: z.string().nullable(),
      pet: z.string().nullable().meta({ description: 'O pet do tutor a que a indicação foi ligada' }),
      loja: z.string().nullable(),
      observacao_lojista: z.string().nullable(),
    }),
  ),
  cupons: z.array(
    z.object({
      codigo: z.string(),
      indicacao: z.string(),
      loja: z.string(),
      estado: z.string(),
      criado_em: momento,
      desconto: z.number(),
      data_validade: z.string(),
      data_efetivacao: z.string().nullable(),
      valor: z.number().nullable(),
      valor_descontado: z.number().nullable(),
      embalagem_kg: z.number().nullable(),
      nota: z.string().nullable(),
    }),
  ),
  estornos: z.array(
    z.object({
      cupom: z.string(),
      loja: z.string(),
      data_efetivacao: z.string(),
      valor: z.number(),
      valor_descontado: z.number(),
      peso: z.number(),
      motivo: z.string(),
      texto: z.string().nullable(),
      estornado_em: momento,
      nota: z.string().nullable(),
    }),
  ),
  quilos: z
    .array(
      z.object({
        cupom: z.string(),
        id_coupon: z.int(),
        kg: z.int().meta({ description: '1: doado; -1: retirado, porque a compra foi desfeita' }),
        n: z.int().meta({ description: 'O número da folha no registro público' }),
        sal: z
          .string()
          .nullable()
          .meta({ description: 'O segredo que liga a folha à compra, em hexadecimal; null na que retira' }),
      }),
    )
    .meta({ description: 'O que as compras doaram, no registro público' }),
  lembretes_desligados_em: momento
    .nullable()
    .meta({ description: 'Desde quando não quer lembretes por e-mail; null se quer' }),
  renovacoes: z.array(z.object(renovacaoGuardada)),
  atendimentos: z
    .array(
      z.object({
        indicacao: z.string(),
        feito: z.string(),
        em: momento,
        motivo: z.string().nullable(),
        texto: z.string().nullable(),
      }),
    )
    .meta({ description: 'O que a equipe fez nas indicações da pessoa, e por quê' }),
});
export type DadosDoTutor = z.infer<typeof dadosDoTutor>;
