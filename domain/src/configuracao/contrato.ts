import { z } from 'zod';
import { UFS } from '../brasil/estados';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { SO_DONO } from '../contrato/equipe';
import { texto } from '../contrato/tipos';
import { CONFERENCIAS } from '../cupom/leitura';
import { formula } from '../dose/contrato';
import { lerCrmv } from '../dose/responsavel';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import { EXIGENCIAS_DA_NOTA } from '../nota/regras';
import * as nomes from './chamadas';
import { ANOS_NO_MAXIMO, ANOS_NO_MINIMO } from './regras';

export const verConfiguracaoPublica = chamada(nomes.verConfiguracaoPublica, {
  resumo: 'O que a instalação diz às telas',
  acesso: PARA_TODOS,
  answer: z.object({
    mapa: z
      .string()
      .nullable()
      .meta({ description: 'Endereço dos quadros do mapa, com {z}, {x} e {y}; null sem mapa' }),
  }),
  refusals: [],
});

const conferencia = z
  .enum(CONFERENCIAS, 'Escolha como o caixa confere o cupom')
  .meta({ description: 'rigorosa: o caixa pede o QR vivo, o número ou o CPF; simples: basta o código' });

const FRASE = `Escolha de ${ANOS_NO_MINIMO} a ${ANOS_NO_MAXIMO} anos`;
const retencao_auditoria = z
  .int(FRASE)
  .min(ANOS_NO_MINIMO, FRASE)
  .max(ANOS_NO_MAXIMO, FRASE)
  .meta({ description: 'Por quantos anos a auditoria fica guardada' });

const nota = z
  .enum(EXIGENCIAS_DA_NOTA, 'Escolha se a nota é obrigatória')
  .meta({ description: 'obrigatoria: sem nota em 7 dias, a compra fica com a nota pendente' });

const responsavel_nome = texto(120).meta({ description: 'O veterinário que responde pela fórmula 2' });
const responsavel_crmv = z
  .string()
  .max(20, 'Informe o número do CRMV')
  .transform((valor, { addIssue }) => {
    const crmv = lerCrmv(valor);
    if (crmv === null) addIssue({ code: 'custom', message: 'Informe o número do CRMV' });
    return crmv ?? '';
  })
  .meta({ description: 'O número da inscrição' });
const responsavel_uf = z.enum(UFS, 'Escolha o estado do CRMV');
/** An emptied field takes the name away. */
const ouNinguem = <E extends z.ZodType>(campo: E) =>
  z.union([z.literal('').transform(() => null), z.null(), campo]).optional();

const ajustes = z.object({
  conferencia,
  retencao_auditoria,
  nota,
  nota_desde: z.string().nullable().meta({ description: 'Obrigatória para as compras a partir deste dia' }),
  formula,
  responsavel_nome: z.string().nullable(),
  responsavel_crmv: z.string().nullable(),
  responsavel_uf: z.string().nullable(),
  versao,
  alterado_por: z.string().nullable().meta({ description: 'Quem alterou por último' }),
  alterado_em: z.string().nullable(),
});
export type Ajustes = z.infer<typeof ajustes>;

export const verAjustes = chamada(nomes.verAjustes, {
  resumo: 'O que a equipe decide sobre o produto',
  acesso: SO_DONO,
  answer: ajustes,
  refusals: [],
});

export const alterarAjustes = chamada(nomes.alterarAjustes, {
  resumo: 'Altera o que a equipe decide; o que não vem fica como está; vale em todas as instâncias em até um minuto',
  acesso: SO_DONO,
  body: z.object({
    conferencia: conferencia.optional(),
    retencao_auditoria: retencao_auditoria.optional(),
    nota: nota.optional(),
    formula: formula.optional().meta({ description: 'A 2 exige o veterinário responsável' }),
    responsavel_nome: ouNinguem(responsavel_nome),
    responsavel_crmv: ouNinguem(responsavel_crmv),
    responsavel_uf: ouNinguem(responsavel_uf),
    versao: versaoLida,
  }),
  answer: ajustes,
  ato: {
    nome: 'ajustes-alterados',
    objeto: 'ajuste',
    mostra: ['conferencia', 'formula', 'nota', 'nota_desde', 'retencao_auditoria'],
  },
  refusals: RECUSAS_DA_EDICAO,
});
