import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { alterarEntrega } from '@indica-bem/domain/entrega/chamadas';
import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { oQueFoi } from '@indica-bem/domain/entrega/o-que-foi';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePode } from '../lib/pode';
import { Botao } from '../ui/botao';
import { Cartao } from '../ui/cartao';
import { Etiqueta } from '../ui/etiqueta';
import classes from './cartao-da-entrega.module.css';

export function CartaoDaEntrega({ entrega }: { entrega: Entrega }) {
  const pode = usePode();
  const { id, foto, retirada } = entrega;
  return (
    <Cartao como="li">
      <div className={classes.entrega} data-foto={foto ? true : undefined}>
        {foto && <img className={classes.foto} src={foto.endereco} alt={foto.descricao} loading="lazy" />}
        <div className={classes.texto}>
          <p className={classes.quantia}>{oQueFoi(entrega)}</p>
          <h3>
            <Link to={`/entregas/ver/${id}`}>{entrega.instituicao}</Link>
          </h3>
          <p className={classes.detalhe}>
            {isoParaBr(entrega.data)} · {entrega.cidade}, {entrega.uf}
          </p>
          <EtiquetasDaEntrega entrega={entrega} />
          {retirada && (
            <p className={classes.detalhe}>
              Retirada{retirada.por && ` por ${retirada.por}`} em {momentoCompleto(retirada.em)} · “{retirada.motivo}”
            </p>
          )}
        </div>
        {!retirada && pode(alterarEntrega) && (
          <Botao
            para={`/entregas/editar/${id}`}
            icone={<IconPencil size={18} aria-hidden />}
            aria-label={`Editar a entrega a ${entrega.instituicao}`}
          >
            Editar
          </Botao>
        )}
      </div>
    </Cartao>
  );
}

/** What of it is there, and who sees it. */
export function EtiquetasDaEntrega({
  entrega: { foto, documento, documento_publico, retirada },
}: {
  entrega: Entrega;
}) {
  return (
    <p className={classes.etiquetas}>
      {retirada ? <Etiqueta tom="erro">Retirada</Etiqueta> : <Etiqueta tom="ok">Na página</Etiqueta>}
      {!foto && !retirada && <Etiqueta>Sem foto</Etiqueta>}
      {!documento && <Etiqueta>Sem documento</Etiqueta>}
      {documento && (
        <Etiqueta>{documento_publico === 'S' ? 'Documento para todos' : 'Documento só da equipe'}</Etiqueta>
      )}
    </p>
  );
}
