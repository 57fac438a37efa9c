import { z } from 'zod';

const momento = z.string().meta({ description: 'ISO 8601' });

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
    criado_em: momento,
    ultimo_acesso: momento.nullable(),
    ref: z.string().nullable(),
    acessos_sociais: z.array(z.string()),
  }),
  aceites: z.array(
    z.object({
      documento: z.string(),
      versao: z.string(),
      aceito_em: momento,
      endereco: z.string(),
      navegador: z.string(),
    }),
  ),
  sessoes: z.array(z.object({ criada_em: momento, usada_em: momento })),
  pets: z.array(
    z.object({
      nome: z.string(),
      tipo: z.string(),
      porte: z.string().nullable(),
      raca: z.string(),
      data_nascimento: z.string(),
      peso: z.number(),
    }),
  ),
  eventos: z.array(z.object({ titulo: z.string(), descricao: z.string().nullable(), data: z.string() })),
  indicacoes: z.array(
    z.object({
      codigo: z.string(),
      data: z.string(),
      data_resgate: z.string().nullable(),
      produto: z.string().nullable(),
      parceiro: z.string().nullable(),
      loja: z.string().nullable(),
      email: z.string().nullable(),
      telefone: z.string().nullable(),
      tutor_nome: z.string().nullable(),
      pet_nome: z.string().nullable(),
      peso_pet: z.number().nullable(),
      anotacoes: z.string().nullable(),
      observacao_lojista: z.string().nullable(),
      data_ativacao: z.string().nullable(),
    }),
  ),
  cupons: z.array(
    z.object({
      codigo: z.string(),
      indicacao: z.string(),
      loja: z.string(),
      estado: z.string(),
      desconto: z.number(),
      data_validade: z.string(),
      data_efetivacao: z.string().nullable(),
      valor: z.number().nullable(),
      valor_descontado: z.number().nullable(),
    }),
  ),
});
export type DadosDoTutor = z.infer<typeof dadosDoTutor>;
