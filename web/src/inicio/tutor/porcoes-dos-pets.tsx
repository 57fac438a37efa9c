import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarPets } from '@indica-bem/domain/pet/chamadas';
import { listarReposicoes } from '@indica-bem/domain/reposicao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { consulta } from '../../lib/consultas';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './porcoes-dos-pets.module.css';

/** What each pet eats a day, for who fills the bowl. Those with a bag at home stand in "Ração dos pets", which says it too. */
export function PorcoesDosPets() {
  const params = { id_tutor: idDoUsuario(useUsuario()) };
  const { data } = useQuery(consulta(listarPets, { params }));
  const { data: racoes, isPending } = useQuery(consulta(listarReposicoes));
  const comRacao = new Set(racoes?.reposicoes.flatMap(({ pet, racao }) => (pet && racao ? [pet.id_pet] : [])));
  const comPorcao = data?.pets.filter(({ id_pet, porcao }) => porcao?.gramas && !comRacao.has(id_pet)) ?? [];
  if (isPending || comPorcao.length === 0) return null;
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
