import { RAIO_KM } from '@indica-bem/domain/lojista/distancia';
import { MARCA } from '@indica-bem/domain/marca';
import { IconChevronDown, IconCurrentLocation, IconMapPin } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { CampoDoCep } from './campo-do-cep';
import type { Lugar } from './filtros';
import classes from './onde.module.css';
import { SEM_LOCALIZACAO, useLugar, usePedirPosicao } from './posicao';

type OndeProps = { escolhido: Lugar | null; mudar: (lugar: Lugar) => void };

/** The device's position is asked only after a tap; refused or slow, city and CEP stand right there (UX, Habits). */
export function Onde({ escolhido, mudar }: OndeProps) {
  const [mudando, setMudando] = useState(false);
  const sabido = useLugar(escolhido);

  function escolher(novo: Lugar) {
    setMudando(false);
    mudar(novo);
  }

  if (sabido === null || mudando) return <Perguntar key={String(mudando)} aberta={mudando} escolher={escolher} />;
  return (
    <div className={classes.sabido}>
      <IconMapPin size={22} aria-hidden />
      <p>{sabido?.frase ?? 'Procurando o lugar do CEP…'}</p>
      <Botao tom="texto" aria-label="Mudar o lugar da busca" onClick={() => setMudando(true)}>
        Mudar
      </Botao>
    </div>
  );
}

type PerguntarProps = { aberta: boolean; escolher: (lugar: Lugar) => void };

/** One row; what it is for, and the other ways to say a place, behind its second button. */
function Perguntar({ aberta: deInicio, escolher }: PerguntarProps) {
  const mais = useId();
  const [aberta, setAberta] = useState(deInicio);
  const posicao = usePedirPosicao(() => escolher('aqui'));
  const mostra = aberta || posicao.isError;
  return (
    <section className={classes.pergunta} aria-label="Veja primeiro as lojas mais perto">
      <div className={classes.linha}>
        <Botao
          tom="mata"
          icone={<IconCurrentLocation size={20} aria-hidden />}
          loading={posicao.isPending}
          aria-describedby={`${mais}-por-que`}
          onClick={() => posicao.mutate()}
        >
          Usar minha localização
        </Botao>
        <button
          type="button"
          className={classes.outroLugar}
          aria-expanded={mostra}
          aria-controls={mais}
          onClick={() => {
            posicao.reset();
            setAberta(!mostra);
          }}
        >
          Outro lugar
          <IconChevronDown size={18} aria-hidden />
        </button>
      </div>
      <div id={mais} hidden={!mostra} className={classes.mais}>
        {posicao.isError && (
          <Aviso tom="erro">
            <p>{SEM_LOCALIZACAO}</p>
            <p>Você também pode escolher a cidade ou digitar o CEP.</p>
          </Aviso>
        )}
        <div className={classes.outras}>
          <fieldset className={classes.cidades}>
            <legend>Ou escolha a cidade</legend>
            {MARCA.cidades.map((cidade) => (
              <button key={cidade} type="button" onClick={() => escolher(cidade)}>
                {cidade}
              </button>
            ))}
          </fieldset>
          <CampoDoCep escolher={escolher} />
        </div>
        <p id={`${mais}-por-que`} className={classes.texto}>
          Com a sua localização, mostramos as lojas a até {RAIO_KM} km. Ela só é usada nesta busca e não fica guardada.
        </p>
      </div>
    </section>
  );
}
