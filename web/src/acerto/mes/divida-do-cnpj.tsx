import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { Link } from 'react-router';
import { enderecoDoAcerto } from '../endereco-do-acerto';
import { reais } from '../reais';
import classes from './acerto.module.css';

/** Where a debt of the same company came from, or where it went. A store cannot open what was another registration's. */
export function DividaDoCnpj({ acerto, daLoja }: { acerto: Acerto; daLoja: boolean }) {
  const { herdado, dividas, levado_para } = acerto;
  return (
    <>
      {herdado < 0 && (
        <p className={classes.detalhe}>
          O total já desconta {reais(-herdado)} que esta empresa ficou devendo ao grupo em um cadastro anterior com o
          mesmo CNPJ:{' '}
          {dividas.map((divida, n) => (
            <span key={divida.id_acerto}>
              {n > 0 && '; '}
              <Numero acerto={divida} daLoja={daLoja} /> ({reais(divida.total)})
            </span>
          ))}
          .
        </p>
      )}
      {levado_para && (
        <p className={classes.detalhe}>
          A loja foi excluída, e este saldo foi com o CNPJ: está no <Numero acerto={levado_para} daLoja={daLoja} />, da
          loja {levado_para.loja}.
        </p>
      )}
    </>
  );
}

function Numero({
  acerto: { id_acerto, mes },
  daLoja,
}: {
  acerto: Pick<Acerto, 'id_acerto' | 'mes'>;
  daLoja: boolean;
}) {
  const nome = `acerto nº ${id_acerto}, de ${nomeDoMes(mes)}`;
  return daLoja ? nome : <Link to={enderecoDoAcerto(id_acerto, false)}>{nome}</Link>;
}
