import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarPets } from '@indica-bem/domain/pet/chamadas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { consulta } from '../lib/consultas';
import { idDoUsuario } from '../lib/sessao';
import { useUsuario } from '../lib/usuario';
import { Ilustracao } from '../ui/ilustracao';
import classes from './porcoes-dos-pets.module.css';

/** What each pet eats a day, for who fills the bowl; nothing while no recommendation says so. */
export function PorcoesDosPets() {
  const params = { id_tutor: idDoUsuario(useUsuario()) };
  const { data } = useQuery(consulta(listarPets, { params }));
  const comPorcao = data?.pets.filter(({ porcao }) => porcao?.gramas) ?? [];
  if (comPorcao.length === 0) return null;
  return (
    <section aria-labelledby="porcoes" className={classes.porcoes}>
      <h2 id="porcoes">Porção de cada dia</h2>
      <ul className={classes.lista}>
        {comPorcao.map(({ id_pet, nome, tipo, porcao }) => (
          <li key={id_pet}>
            <Link to={`/pet/ver/${id_pet}`} className={classes.pet}>
              <Ilustracao nome={tipo === 'Gato' ? 'gato' : 'cao'} largura={48} />
              <span>
                <strong>{nome}</strong>
                <span className={classes.gramas}>{formatarInteiro(porcao?.gramas ?? 0)} g por dia</span>
                {porcao?.produto && <span className={classes.produto}>{porcao.produto}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
