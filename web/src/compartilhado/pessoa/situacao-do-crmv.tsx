import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { diaDoMomento } from '@indica-bem/domain/brasil/momento';
import type { Licenca } from '@indica-bem/domain/prescritor/contrato';
import { crmvPorExtenso, type EstadoDaLicenca } from '@indica-bem/domain/prescritor/licenca';
import { Etiqueta } from '../../ui/etiqueta';
import { Fatos } from '../../ui/fatos';

const ROTULOS: Record<EstadoDaLicenca, readonly [rotulo: string, tom: 'ok' | 'alerta' | 'erro' | 'neutro']> = {
  valida: ['Conferido', 'ok'],
  a_conferir: ['A conferir', 'alerta'],
  sem_crmv: ['Incompleto', 'alerta'],
  vencida: ['Conferência vencida', 'alerta'],
  recusada: ['Não confirmado', 'erro'],
  nao_veterinario: ['Sem conferência', 'neutro'],
};

/** How the CRMV stands, as the partner and the team both read it. `escrito`: as it was typed, where it cannot be read. */
export function SituacaoDoCrmv({ licenca, escrito }: { licenca: Licenca; escrito: string | null }) {
  const { estado, uf, numero, conferido_em, vale_ate } = licenca;
  const [rotulo, tom] = ROTULOS[estado];
  return (
    <Fatos
      forma="linhas"
      itens={[
        ['CRMV', uf && numero ? crmvPorExtenso({ uf, numero }) : escrito],
        [
          'Situação',
          <Etiqueta key="situacao" tom={tom}>
            {rotulo}
          </Etiqueta>,
        ],
        ['Conferido em', conferido_em && diaDoMomento(conferido_em)],
        [estado === 'vencida' ? 'Valeu até' : 'Vale até', vale_ate && isoParaBr(vale_ate)],
      ]}
    />
  );
}
