import type { AcontecimentoDaVida } from '@indica-bem/domain/atendimento/contrato';
import { NOMES_DOS_MOTIVOS_DO_ATENDIMENTO } from '@indica-bem/domain/atendimento/regras';
import { NOMES_DA_VIDA } from '@indica-bem/domain/atendimento/vida';
import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { FALHAS_DE_ENTREGA } from '@indica-bem/domain/correio/falha';
import { NOMES_DOS_EMAILS } from '@indica-bem/domain/correio/tipos';
import { NOMES_DOS_MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import { NOMES_DOS_MOTIVOS_DO_CANCELAMENTO } from '@indica-bem/domain/lote/regras';
import { formatarChave, nomeDaNota } from '@indica-bem/domain/nota/chave';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import classes from './atendimento.module.css';

const RUINS = new Set([
  'email_recusado',
  'email_sem_entrega',
  'recusada_no_caixa',
  'codigo_cancelado',
  'indicacao_bloqueada',
]);
const DA_EQUIPE = new Set([
  'reenviada',
  'contato_corrigido',
  'troca_devolvida',
  'cupom_liberado',
  'cupom_cancelado',
  'indicacao_desbloqueada',
  'estornada',
]);

/** The newest on top: that is what somebody calls about. */
export function LinhaDoTempo({ vida }: { vida: AcontecimentoDaVida[] }) {
  return (
    <section aria-labelledby="vida">
      <h2 id="vida" className={classes.tituloDaVida}>
        O que aconteceu
      </h2>
      <ol className={classes.vida}>
        {vida.map((um, n) => (
          // Nothing has a number of its own across the tables it comes from, and the order never changes under it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${um.em}-${um.tipo}-${n}`} data-tom={tomDe(um)}>
            <p className={classes.oQue}>{NOMES_DA_VIDA[um.tipo]}</p>
            <p className={classes.quando}>
              {um.so_dia ? isoParaBr(hojeEmSaoPaulo(new Date(um.em))) : momentoCompleto(um.em)}
              {um.quem && ` · ${um.quem.nome}${um.quem.papel === 'indicabem' ? ' (equipe)' : ''}`}
            </p>
            {detalhesDe(um).map((detalhe) => (
              <p key={detalhe} className={classes.detalhe}>
                {detalhe}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

const tomDe = ({ tipo }: AcontecimentoDaVida) => (RUINS.has(tipo) ? 'ruim' : DA_EQUIPE.has(tipo) ? 'equipe' : 'comum');

function detalhesDe(um: AcontecimentoDaVida): string[] {
  const { loja, codigo_coupon, email, falha, resposta, recusa, vezes, valor, funcionario, motivo, texto, nota, mes } =
    um;
  return [
    email && NOMES_DOS_EMAILS[email],
    falha && `${FALHAS_DE_ENTREGA[falha]}${resposta ? ` (${resposta})` : ''}`,
    recusa && `O caixa leu: “${recusa}”${vezes && vezes > 1 ? ` ${vezes} vezes nesta hora.` : ''}`,
    [loja, codigo_coupon && `cupom ${formatarCodigo(codigo_coupon)}`].filter(Boolean).join(', '),
    valor !== null && `${formatarReais(reaisParaCentavos(valor))}${funcionario ? `, funcionário ${funcionario}` : ''}`,
    mes && `Acerto de ${nomeDoMes(mes)}`,
    nota && `${nomeDaNota(nota)}, chave ${formatarChave(nota)}`,
    motivo && `Motivo: ${nomeDoMotivo(um)}`,
    texto && `“${texto}”`,
  ].filter((detalhe) => typeof detalhe === 'string' && detalhe !== '') as string[];
}

/** Each matter has its own list of reasons. */
function nomeDoMotivo({ tipo, motivo }: AcontecimentoDaVida): string {
  const nomes: Record<string, string> = tipo.startsWith('estor')
    ? NOMES_DOS_MOTIVOS_DE_ESTORNO
    : tipo === 'codigo_cancelado'
      ? NOMES_DOS_MOTIVOS_DO_CANCELAMENTO
      : NOMES_DOS_MOTIVOS_DO_ATENDIMENTO;
  return nomes[motivo ?? ''] ?? motivo ?? '';
}
