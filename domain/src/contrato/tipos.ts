import { z } from 'zod';
import { comCasas } from '../brasil/casas-decimais';
import { dataValida } from '../brasil/datas';
import { CENTAVOS_NO_MAXIMO, centavosParaReais } from '../brasil/dinheiro';
import { telefoneValido } from '../brasil/telefone';
import { erroDoDesconto } from '../cupom/desconto';
import { EMAIL, limparEmail } from '../texto/email';
import { ERRO_DO_NOME, nomeLimpo } from '../texto/nome';

/** Ids on the path are text; nine digits keep them inside PostgreSQL's int4. */
export const idDoCaminho = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .meta({ description: 'Identificador' });

export const percentualDeDesconto = z
  .number()
  .superRefine((desconto, ctx) => {
    const erro = erroDoDesconto(desconto);
    if (erro) ctx.addIssue({ code: 'custom', message: erro });
  })
  .meta({ description: 'Em por cento, acima de 0 e até 100, com até duas casas' });

export const id = z.int().min(1).max(999_999_999);

// PostgreSQL cannot store NUL, and a lone surrogate is not UTF-8.
const semLixo = (valor: string) => !valor.includes('\0') && valor.isWellFormed();

/** Any text a person may type, even none; never what a database cannot hold. */
export const livre = (max: number) =>
  z.string().trim().max(max, `Use até ${max} caracteres`).refine(semLixo, 'Texto inválido');

/** A text of several lines. */
export const textoLongo = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Preencha este campo')
    .max(max, `Use até ${max} caracteres`)
    .refine(semLixo, 'Texto inválido');

/** A name, a title: one line. */
export const texto = (max: number) => textoLongo(max).refine(nomeLimpo, ERRO_DO_NOME);

export const textoOpcional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use até ${max} caracteres`)
    .refine(semLixo, 'Texto inválido')
    .nullish()
    .transform((valor) => (valor === '' ? null : valor));

export const email = z
  .string()
  .overwrite(limparEmail)
  .max(254, 'Email inválido')
  .pipe(z.email({ pattern: EMAIL, error: 'Email inválido' }))
  .meta({ description: 'E-mail' });

export const senha = z
  .string()
  .min(1, 'Preencha a senha')
  .max(200, 'Use até 200 caracteres')
  .refine(semLixo, 'Senha inválida');

export const data = z
  .string()
  .refine(dataValida, 'Data inválida')
  .meta({ description: 'yyyy-mm-dd', example: '2026-11-15' });

export const telefone = z
  .string()
  .max(30, 'Telefone inválido')
  .refine(telefoneValido, 'Telefone inválido')
  .meta({ description: 'Telefone brasileiro com DDD, com ou sem máscara' });

/** Reais on the wire, two decimals at most; inside, whole cents. */
export const reais = z
  .number()
  .min(0.01, 'Informe um valor maior que zero')
  .max(centavosParaReais(CENTAVOS_NO_MAXIMO), 'Valor acima do limite')
  .refine((valor) => comCasas(valor, 2), 'Use no máximo duas casas decimais');

export const simOuNao = z.enum(['S', 'N']);
export const aceite = z.literal('S').nullable();

/**
 * A list as an answer carries it: never more than so many, whatever an account has gathered. A page of `limite` rows
 * unless it says otherwise.
 */
export const lista = <I extends z.ZodType>(item: I, maximo: number = PAGINA_NO_MAXIMO) => z.array(item).max(maximo);

const PAGINA_NO_MAXIMO = 100;

/** A position in a list: the last row seen, with room for the longest name it may be ordered by. Opaque to clients. */
export const pagina = z.object({
  cursor: z.string().max(600).optional(),
  limite: z.coerce.number().int().min(1).max(PAGINA_NO_MAXIMO).default(20),
});
export const proximo = z.string().nullable().meta({ description: 'Cursor da próxima página; null no fim' });

/** How many a filter finds: counted up to a thousand, "more than" past it. Only the first page says it. */
export const TOTAL_ATE = 1000;
export const total = z
  .object({ quantos: z.int(), exato: z.boolean() })
  .nullable()
  .meta({ description: 'Quantos há na lista toda, exato até 1.000; só na primeira página' });
export type Total = z.infer<typeof total>;

/** An order with `-` before it is the same one from its end. */
export const ORDENS_DE_PESSOAS = ['nome', '-nome', 'recentes', 'antigos', 'situacao', '-situacao'] as const;
export type OrdemDePessoas = (typeof ORDENS_DE_PESSOAS)[number];

export const chaveDeEnvio = z.object({
  'idempotency-key': z.uuid('Informe um UUID em Idempotency-Key').optional(),
});

export const vazio = z.object({});

/** An update with a file is a POST that says what it stands for (spec 5.4). */
export const comoPut = z.enum(['put', 'PUT'], 'Envie _method=put').optional();
export const imagemEnviada = z.unknown().optional().meta({ description: 'Imagem JPEG, PNG ou WebP, até 5 MB' });
