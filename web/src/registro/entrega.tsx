import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { EntregaPublica } from '@indica-bem/domain/entrega/contrato';
import { oQueFoi } from '@indica-bem/domain/entrega/o-que-foi';
import { IconDownload, IconMapPin } from '@tabler/icons-react';
import { Ilustracao } from '../ui/ilustracao';
import classes from './entregas.module.css';

export function Entrega(entrega: EntregaPublica) {
  const { instituicao, cidade, uf, data, texto, documento } = entrega;
  return (
    <li className={classes.entrega}>
      <Foto {...entrega} />
      <div className={classes.dados}>
        <h3>{oQueFoi(entrega)}</h3>
        <p className={classes.quem}>{instituicao}</p>
        <p className={classes.onde}>
          <IconMapPin size={18} aria-hidden /> {cidade}, {uf} · <time dateTime={data}>{isoParaBr(data)}</time>
        </p>
        {texto && <p className={classes.relato}>{texto}</p>}
        {documento && (
          <a className={classes.recibo} href={documento} download aria-label={`Baixar o recibo de ${instituicao}`}>
            <IconDownload size={18} aria-hidden /> Recibo (PDF)
          </a>
        )}
      </div>
    </li>
  );
}

function Foto({ foto, tipo }: Pick<EntregaPublica, 'foto' | 'tipo'>) {
  if (!foto)
    return (
      <span className={classes.semFoto}>
        <Ilustracao nome={tipo === 'racao' ? 'saco-racao' : 'cadeira'} largura={120} />
      </span>
    );
  return (
    <img
      className={classes.foto}
      src={foto.endereco}
      alt={foto.descricao}
      width={foto.largura}
      height={foto.altura}
      loading="lazy"
      decoding="async"
    />
  );
}
