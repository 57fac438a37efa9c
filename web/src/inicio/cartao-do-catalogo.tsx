import { MARCA } from '@indica-bem/domain/marca';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Ilustracao } from '../ui/ilustracao';
import classes from './cartao-do-catalogo.module.css';

export function CartaoDoCatalogo() {
  return (
    <section className={classes.cartao} aria-labelledby="catalogo">
      <Ilustracao nome="saco-racao" largura={76} className={classes.ilustracao} />
      <div className={classes.textos}>
        <h2 id="catalogo" className={classes.titulo}>
          <Link to="/catalogo">Conheça os produtos</Link>
        </h2>
        <ul className={classes.marcas}>
          {Object.entries(MARCA.linksDasMarcas).map(([nome, endereco]) => (
            <li key={nome}>
              <a href={endereco} target="_blank" rel="noreferrer">
                {nome}
                <IconExternalLink size={16} aria-hidden />
                <span className="so-leitor">(abre em outra aba)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
