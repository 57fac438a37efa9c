import { STATUS_DA_INDICACAO } from '@indica-bem/domain/prescricao/regras';
import { CampoDeBusca } from '../../ui/campo-de-busca';
import { useEscolhidaAVista } from '../../ui/use-escolhida-a-vista';
import { APARENCIA_DO_STATUS } from '../status';
import { type Filtros, TODAS } from './filtros';
import classes from './realizadas.module.css';

const OPCOES = [
  { status: null, rotulo: 'Por situação' },
  { status: TODAS, rotulo: 'Todas' },
  ...STATUS_DA_INDICACAO.map((status) => ({ status, rotulo: APARENCIA_DO_STATUS[status].muitas })),
] as const;

type FiltrosDaListaProps = { filtros: Filtros; mudar: (mudanca: Partial<Filtros>) => void };

export function FiltrosDaLista({ filtros: { busca, status }, mudar }: FiltrosDaListaProps) {
  const fila = useEscolhidaAVista<HTMLFieldSetElement>(status);
  return (
    <search className={classes.filtros}>
      <CampoDeBusca
        rotulo="Buscar indicação"
        placeholder="Código, nome, e-mail, telefone ou produto"
        busca={busca}
        mudar={(nova) => mudar({ busca: nova })}
      />
      <fieldset ref={fila} className={classes.status}>
        <legend className="so-leitor">Situação</legend>
        {OPCOES.map((opcao) => (
          <button
            key={opcao.rotulo}
            type="button"
            aria-pressed={opcao.status === status}
            onClick={() => opcao.status !== status && mudar({ status: opcao.status })}
          >
            {opcao.rotulo}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
