import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { OPERACAO, TODA_A_EQUIPE } from '../contrato/equipe';
import { textoLongo } from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import * as nomes from './chamadas';
import { TEXTO_RICO_NO_MAXIMO } from './texto-rico';

const configuracao = z.object({ id: z.literal(1), texto_sac: z.string(), versao });

export const verConfiguracao = chamada(nomes.verConfiguracao, {
  resumo: 'O texto de contato (SAC)',
  acesso: { tutor: 'todos', prescritor: 'todos', lojista: 'todos', ...TODA_A_EQUIPE },
  answer: configuracao,
  refusals: [],
});

export const alterarConfiguracao = chamada(nomes.alterarConfiguracao, {
  resumo: 'Altera o texto de contato; o que não é texto simples formatado é descartado',
  acesso: OPERACAO,
  body: z.object({ texto_sac: textoLongo(TEXTO_RICO_NO_MAXIMO).meta({ description: 'HTML' }), versao: versaoLida }),
  answer: configuracao,
  ato: { nome: 'contato-alterado', objeto: 'contato' },
  refusals: RECUSAS_DA_EDICAO,
});
