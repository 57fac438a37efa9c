import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarMeusQuilos } from '@indica-bem/domain/registro/chamadas';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import classes from './os-seus-quilos.module.css';

/** A tutor's part of it all, and the way to each kilogram. Nothing until it is known: the page is not about it. */
export function OsSeusQuilos() {
  const { data } = useQuery(consulta(listarMeusQuilos, { query: { limite: 1 } }));
  if (!data) return null;
  const [ultimo] = data.quilos;
  if (!ultimo) return null;
  return (
    <section aria-labelledby="seus-quilos" className={classes.seus}>
      <div>
        <h2 id="seus-quilos">{tituloDe(data.kg)}</h2>
        <p>
          {ultimo.situacao === 'registrado' && ultimo.n !== null
            ? `O mais novo é o nº ${formatarInteiro(ultimo.n)} do registro público das doações.`
            : 'Cada quilo ganha um número no registro público das doações.'}
        </p>
      </div>
      <Botao tom="mata" para="/meus-quilos" icone={<IconHeartHandshake size={22} aria-hidden />}>
        Ver meus quilos
      </Botao>
    </section>
  );
}

function tituloDe(kg: number): string {
  if (kg === 0) return 'Seu primeiro quilo está a caminho';
  return kg === 1 ? 'Você já doou 1 kg de ração' : `Você já doou ${formatarInteiro(kg)} kg de ração`;
}
