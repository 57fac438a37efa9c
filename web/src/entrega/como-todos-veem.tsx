import type { EntregaPublica } from '@indica-bem/domain/entrega/contrato';
import { oQueFoi } from '@indica-bem/domain/entrega/o-que-foi';
import { IconFileTypePdf, IconMapPin } from '@tabler/icons-react';
import { Ilustracao } from '../ui/ilustracao';
import classes from './como-todos-veem.module.css';

type ComoTodosVeemProps = {
  entrega: Pick<EntregaPublica, 'tipo' | 'quantidade' | 'instituicao' | 'cidade' | 'uf' | 'texto'> & {
    /** As it is read, not as it is kept. */
    data: string;
  };
  foto: { endereco: string; descricao: string } | null;
  comDocumento: boolean;
};

/** One delivery as the public page tells of it. */
export function ComoTodosVeem({ entrega, foto, comDocumento }: ComoTodosVeemProps) {
  const lugar = [entrega.cidade, entrega.uf].filter(Boolean).join(', ');
  return (
    <article className={classes.cartao} aria-label="Como todos veem">
      {foto ? (
        <img className={classes.foto} src={foto.endereco} alt={foto.descricao} loading="lazy" />
      ) : (
        <div className={classes.semFoto}>
          <Ilustracao nome={entrega.tipo === 'racao' ? 'saco-racao' : 'cadeira'} largura={120} />
        </div>
      )}
      <div className={classes.texto}>
        <p className={classes.quantia}>{oQueFoi(entrega)}</p>
        <h3>{entrega.instituicao || 'Instituição'}</h3>
        <p className={classes.lugar}>
          <IconMapPin size={18} aria-hidden /> {lugar || 'Cidade'} · {entrega.data}
        </p>
        {entrega.texto && <p className={classes.relato}>{entrega.texto}</p>}
        {comDocumento && (
          <p className={classes.recibo}>
            <IconFileTypePdf size={20} aria-hidden /> Recibo em PDF
          </p>
        )}
      </div>
    </article>
  );
}
