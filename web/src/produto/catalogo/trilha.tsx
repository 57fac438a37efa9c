import type { EscolhaNoCatalogo } from '@indica-bem/domain/produto/catalogo';
import { ROTULO_DA_ESPECIE, rotuloDaLinha } from '@indica-bem/domain/produto/regras';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './catalogo.module.css';
import { enderecoDaEscolha } from './endereco';

/** What was chosen; each leads back to its question and forgets what came after. */
export function Trilha({ escolha: { categoria, especie, sub_categoria } }: { escolha: EscolhaNoCatalogo }) {
  const passos = [
    { nome: 'marca', rotulo: categoria, volta: {} },
    { nome: 'animal', rotulo: especie && ROTULO_DA_ESPECIE[especie], volta: { categoria } },
    { nome: 'linha', rotulo: sub_categoria && rotuloDaLinha(sub_categoria), volta: { categoria, especie } },
  ].filter(({ rotulo }) => rotulo);
  if (passos.length === 0) return null;
  return (
    <nav aria-label="Suas escolhas">
      <ul className={classes.trilha}>
        {passos.map(({ nome, rotulo, volta }) => (
          <li key={nome}>
            <Link to={enderecoDaEscolha(volta)} className={classes.passo}>
              <IconChevronLeft size={18} aria-hidden />
              <span className="so-leitor">Trocar {nome}: </span>
              {rotulo}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
