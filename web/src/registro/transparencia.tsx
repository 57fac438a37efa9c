import { verTransparencia } from '@indica-bem/domain/registro/chamadas';
import { CadeirasDeRodas } from './cadeiras-de-rodas';
import { Cidades } from './cidades';
import { Confira } from './confira/confira';
import { Entregas } from './entregas';
import { Falha } from './falha';
import { Meses } from './meses';
import { Promessa } from './promessa';
import classes from './transparencia.module.css';
import { lerAntes, useLeitura } from './use-leitura';

/** The page, with its numbers. */
export async function abrirTransparencia() {
  await lerAntes(verTransparencia);
  return Transparencia;
}

/** What was promised and what was delivered, for anybody, and the means to check it (spec 9.8). */
function Transparencia() {
  const { dados, erro, tentarDeNovo } = useLeitura(verTransparencia);
  return (
    <div className={classes.pagina}>
      <Promessa dados={dados} falhou={erro !== undefined} />
      {erro ? (
        <Falha erro={erro} tentarDeNovo={tentarDeNovo} />
      ) : (
        <>
          <div className={classes.duas}>
            <Meses meses={dados?.meses} />
            <Cidades cidades={dados?.cidades} />
          </div>
          <Entregas />
        </>
      )}
      {dados && <CadeirasDeRodas prometido={dados.prometido} entregue={dados.entregue} />}
      <Confira dados={dados} />
    </div>
  );
}
