import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { provarMeuQuilo } from '@indica-bem/domain/registro/chamadas';
import type { MeuQuilo } from '@indica-bem/domain/registro/contrato-dos-meus-quilos';
import { linhasDoRegistro } from '@indica-bem/domain/registro/meu-quilo';
import { IconAlertTriangle, IconCheck, IconHelp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { conferirMeuQuilo, type Resultado } from './conferir-meu-quilo';
import classes from './meus-quilos.module.css';

/** The sums are done here, in the browser: the server only hands over what they are done with. */
export function Conferencia({ quilo }: { quilo: MeuQuilo & { n: number } }) {
  const { n, id_coupon } = quilo;
  const { data, error, refetch } = useQuery({
    queryKey: ['conferir-meu-quilo', n],
    queryFn: async ({ signal }) => {
      const prova = await api(provarMeuQuilo, { params: { n }, signal });
      return { marco: prova.marco, folha: prova.folha, resultados: await conferirMeuQuilo(prova, { n, id_coupon }) };
    },
  });
  if (error && !data) return <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!data) return <EsqueletoDeLista linhas={1} altura={96} />;
  const { marco, folha, resultados } = data;
  return (
    <div className={classes.conferencia} role="status">
      <p>{fraseDe(resultados)}</p>
      <ul>
        {resultados.map(({ confere, frase }) => (
          <li key={frase} data-confere={String(confere)}>
            <Sinal confere={confere} />
            <span>{frase}</span>
          </li>
        ))}
      </ul>
      <p className={classes.detalhe}>
        Registro de {momentoCompleto(new Date(marco.em))}, com {linhasDoRegistro(marco.tamanho)}. A sua, letra por
        letra:
      </p>
      <code className={classes.folha}>{folha}</code>
      <p className={classes.detalhe}>
        {resultados.some(naoConfere) && <Link to="/contato">Falar com a gente</Link>}{' '}
        <Link to="/transparencia">Ver todas as doações</Link>
      </p>
    </div>
  );
}

function Sinal({ confere }: Pick<Resultado, 'confere'>) {
  if (confere === null) return <IconHelp size={20} aria-label="Não deu para conferir:" />;
  return confere ? (
    <IconCheck size={20} aria-label="Confere:" />
  ) : (
    <IconAlertTriangle size={20} aria-label="Não confere:" />
  );
}

const naoConfere = ({ confere }: Resultado) => confere === false;

function fraseDe(resultados: Resultado[]): string {
  if (resultados.some(naoConfere)) return 'Algo não confere. Baixe o comprovante, guarde-o e fale com a gente.';
  if (resultados.some(({ confere }) => confere === null)) return 'O que este navegador sabe conferir está certo.';
  return 'Tudo confere. As contas foram refeitas agora, neste aparelho.';
}
