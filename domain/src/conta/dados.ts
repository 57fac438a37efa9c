import { z } from 'zod';

export const momento = z.string().meta({ description: 'ISO 8601' });

/** What is held of every account besides its profile. */
export const contaGuardada = {
  criado_em: momento,
  ultimo_acesso: momento.nullable(),
  email_confirmado: z.boolean(),
  exclusao_pedida_em: momento.nullable(),
  ref: z.string().nullable(),
  acessos_sociais: z.array(z.string()),
};

/** The traces every account leaves, for whoever may have a copy of its data (LGPD). */
export const rastrosDaConta = {
  aceites: z.array(
    z.object({
      documento: z.string(),
      versao: z.string(),
      aceito_em: momento,
      endereco: z.string(),
      navegador: z.string(),
    }),
  ),
  emails_anteriores: z
    .array(z.object({ email: z.string(), trocado_em: momento }))
    .meta({ description: 'Os do último mês' }),
  sessoes: z.array(z.object({ criada_em: momento, usada_em: momento, aparelho: z.string().nullable() })),
  aparelhos: z.array(z.object({ nome: z.string(), visto_em: momento })),
  chaves_de_acesso: z.array(z.object({ nome: z.string(), criada_em: momento, usada_em: momento.nullable() })),
  aplicativo_autenticador: momento.nullable().meta({ description: 'Desde quando; null: não tem' }),
};
export type RastrosDaConta = { [P in keyof typeof rastrosDaConta]: z.infer<(typeof rastrosDaConta)[P]> };
