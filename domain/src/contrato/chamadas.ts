import * as acerto from '../acerto/contrato';
import * as contestacoes from '../acerto/contrato-das-contestacoes';
import * as pagamentos from '../acerto/contrato-dos-pagamentos';
import * as analise from '../analise/contrato';
import * as atendimento from '../atendimento/contrato';
import * as auditoria from '../auditoria/contrato';
import * as campanha from '../campanha/contrato';
import * as capa from '../capa/contrato';
import * as configuracao from '../configuracao/contrato';
import * as conta from '../conta/contrato';
import * as sessoes from '../conta/contrato-das-sessoes';
import * as cadastro from '../conta/contrato-do-cadastro';
import * as direitos from '../conta/contrato-dos-direitos';
import * as lembretes from '../conta/contrato-dos-lembretes';
import * as social from '../conta/contrato-social';
import * as contato from '../contato/contrato';
import * as correio from '../correio/contrato';
import * as cupom from '../cupom/contrato';
import * as doacao from '../doacao/contrato';
import * as dose from '../dose/contrato';
import * as entrega from '../entrega/contrato';
import * as equipe from '../equipe/contrato';
import * as estorno from '../estorno/contrato';
import * as evento from '../evento/contrato';
import * as fator from '../fator/contrato';
import * as fatorDoUsuario from '../fator/contrato-do-usuario';
import * as importacao from '../importacao/contrato';
import * as inicio from '../inicio/contrato';
import * as interesse from '../interesse/contrato';
import * as lojista from '../lojista/contrato';
import * as lote from '../lote/contrato';
import * as nota from '../nota/contrato';
import * as painel from '../painel/contrato';
import * as pet from '../pet/contrato';
import * as acompanhamento from '../pet/contrato-do-acompanhamento';
import * as prescricao from '../prescricao/contrato';
import * as previa from '../prescricao/contrato-da-previa';
import * as vinculo from '../prescricao/contrato-do-pet';
import * as prescritor from '../prescritor/contrato';
import * as produto from '../produto/contrato';
import * as registro from '../registro/contrato';
import * as quiloDaVenda from '../registro/contrato-do-quilo-da-venda';
import * as meusQuilos from '../registro/contrato-dos-meus-quilos';
import * as relatorio from '../relatorio/contrato';
import * as reposicao from '../reposicao/contrato';
import * as tutor from '../tutor/contrato';
import * as usuario from '../usuario/contrato';
import type { Chamada } from './chamada';

/** The calls of each area, by its name. */
export const AREAS = {
  acerto: { ...acerto, ...pagamentos, ...contestacoes },
  analise,
  atendimento,
  auditoria,
  campanha,
  capa,
  configuracao,
  conta: { ...conta, ...cadastro, ...direitos, ...lembretes, ...sessoes, ...social },
  contato,
  correio,
  cupom,
  doacao,
  dose,
  entrega,
  equipe,
  estorno,
  evento,
  fator: { ...fator, ...fatorDoUsuario },
  importacao,
  inicio,
  interesse,
  lojista,
  lote,
  nota,
  painel,
  pet: { ...pet, ...acompanhamento },
  prescricao: { ...prescricao, ...previa, ...vinculo },
  prescritor,
  produto,
  registro: { ...registro, ...meusQuilos, ...quiloDaVenda },
  relatorio,
  reposicao,
  tutor,
  usuario,
};

const areas = {
  ...AREAS.acerto,
  ...AREAS.analise,
  ...AREAS.atendimento,
  ...AREAS.auditoria,
  ...AREAS.campanha,
  ...AREAS.capa,
  ...AREAS.configuracao,
  ...AREAS.conta,
  ...AREAS.contato,
  ...AREAS.correio,
  ...AREAS.cupom,
  ...AREAS.doacao,
  ...AREAS.dose,
  ...AREAS.entrega,
  ...AREAS.equipe,
  ...AREAS.estorno,
  ...AREAS.evento,
  ...AREAS.fator,
  ...AREAS.importacao,
  ...AREAS.inicio,
  ...AREAS.interesse,
  ...AREAS.lojista,
  ...AREAS.lote,
  ...AREAS.nota,
  ...AREAS.painel,
  ...AREAS.pet,
  ...AREAS.prescricao,
  ...AREAS.prescritor,
  ...AREAS.produto,
  ...AREAS.registro,
  ...AREAS.relatorio,
  ...AREAS.reposicao,
  ...AREAS.tutor,
  ...AREAS.usuario,
};

type Areas = typeof areas;
type Declaradas = { [K in keyof Areas as Areas[K] extends Chamada ? K : never]: Areas[K] };

/** Every call of the API, by the name it was declared with. */
export const CHAMADAS = Object.fromEntries(
  Object.entries(areas).filter(([, valor]) => typeof valor === 'object' && 'acesso' in valor && 'refusals' in valor),
) as Declaradas;

/**
 * The same calls by what their names stand for. The web imports the names as values and this as a type alone, which
 * keeps the schemas out of its bundle.
 */
export type ChamadaPorNome = {
  [K in keyof Declaradas as `${Declaradas[K]['method']} ${Declaradas[K]['path']}`]: Declaradas[K];
};
export type NomeDeChamada = keyof ChamadaPorNome;
