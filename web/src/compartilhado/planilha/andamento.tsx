import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { verImportacao } from '@indica-bem/domain/importacao/chamadas';
import type { Importacao } from '@indica-bem/domain/importacao/contrato';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { BarraDeAndamento } from '../../ui/barra-de-andamento';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import classes from './importacao.module.css';
import { linhas } from './linhas';
import { PararImportacao } from './parar-importacao';
import { Resultado } from './resultado';

type AndamentoProps = {
  id: number;
  jaEnviado: boolean;
  frases: { sucesso: string; falha: string };
  outro: () => void;
};

const INTERVALO = 600;
const corre = (importacao: Importacao | undefined) =>
  importacao?.estado === 'recebida' || importacao?.estado === 'processando';

/** The server works on its own: leaving the page stops nothing. */
export function Andamento({ id, jaEnviado, frases, outro }: AndamentoProps) {
  const { data, error, refetch } = useQuery({
    ...consulta(verImportacao, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => corre(state.data) && INTERVALO,
  });
  if (!data && error) {
    return (
      <div className={classes.envio}>
        <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />
        <Botao onClick={outro}>Enviar outro arquivo</Botao>
      </div>
    );
  }
  if (!data) return <EsqueletoDeLista linhas={1} altura={160} />;
  if (!corre(data)) return <Resultado importacao={data} jaEnviado={jaEnviado} frases={frases} outro={outro} />;
  return (
    <Cartao como="section" rotulo="Andamento">
      <h2 className={classes.titulo}>Gravando {data.nome_arquivo}</h2>
      <Barra feitas={data.feitas} total={data.total} />
      <p className={classes.arquivo}>Pode sair desta página: o trabalho continua e o resultado fica neste endereço.</p>
      <div className={classes.acoes}>
        <PararImportacao importacao={data} />
      </div>
    </Cartao>
  );
}

function Barra({ feitas, total }: { feitas: number; total: number }) {
  return (
    <div className={classes.progresso}>
      <BarraDeAndamento
        rotulo="Linhas gravadas"
        feitas={feitas}
        total={total}
        dizer={`${feitas} de ${linhas(total)}`}
      />
      <p className={classes.feitas}>
        <strong>{formatarInteiro(feitas)}</strong> de {linhas(total)}
      </p>
    </div>
  );
}
