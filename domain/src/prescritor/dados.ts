import { z } from 'zod';
import { contaGuardada, momento, rastrosDaConta } from '../conta/dados';
import { indicacaoGuardada } from '../prescricao/dados';
import { renovacaoGuardada } from '../reposicao/dados';
import { prescritor } from './contrato';
import { SITUACOES_DO_CRMV } from './licenca';

/** Everything held about a partner, for the partner (LGPD). Of tutors only what the partner wrote on a recommendation. */
export const dadosDoPrescritor = z.object({
  gerado_em: momento,
  cadastro: prescritor.extend(contaGuardada),
  ...rastrosDaConta,
  conferencias_do_crmv: z.array(
    z.object({ uf: z.string(), numero: z.string(), situacao: z.enum(SITUACOES_DO_CRMV), conferido_em: momento }),
  ),
  indicacoes: z.array(z.object(indicacaoGuardada)),
  renovacoes: z.array(z.object(renovacaoGuardada)),
});
export type DadosDoPrescritor = z.infer<typeof dadosDoPrescritor>;
