import { verConfiguracaoPublica } from '@indica-bem/domain/configuracao/chamadas';
import type { Campo } from '@indica-bem/domain/conta/campos';
import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { type Cidade, cidadePeloNome } from '@indica-bem/domain/lojista/cidades';
import type { Ponto } from '@indica-bem/domain/lojista/distancia';
import { MARCA } from '@indica-bem/domain/marca';
import { emLista } from '@indica-bem/domain/texto/em-lista';
import { IconBuilding, IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consulta } from '../../lib/consultas';
import { peca } from '../../lib/peca';
import type { RespostaDe } from '../../lib/tipos-da-api';
import { Botao } from '../../ui/botao';
import { Esqueleto } from '../../ui/esqueletos';
import { naoAbriu } from '../../ui/nao-abriu';
import type { Campos } from '../../ui/use-campos';
import { GrupoDeCampos } from './grupo-de-campos';
import { COORDENADAS } from './grupos-do-tipo';
import classes from './localizacao-da-loja.module.css';
import { mostrar } from './valores';

const EscolherPonto = peca(
  () => import('../mapa/escolher-ponto').then((m) => m.EscolherPonto),
  naoAbriu,
  <Esqueleto altura={320} raio="cartao" />,
);

const cidades = emLista(MARCA.cidades, 'ou');
const AJUDA = `Lojas físicas ficam em ${cidades}. Sem coordenadas, a loja aparece no centro da cidade, como posição aproximada.`;

const APROXIMADA = 'Posição aproximada: o centro da cidade. Marque o lugar certo no mapa.';

type LocalizacaoDaLojaProps = {
  campos: Campos<Campo>;
  deOutraPessoa?: boolean;
  /** What is filled in came from the city, not from anybody who knew. */
  aproximada?: boolean;
};

/** Where the store is: pointed at on a map, typed, or left to the centre of its city. */
export function LocalizacaoDaLoja({ campos, deOutraPessoa = false, aproximada = false }: LocalizacaoDaLojaProps) {
  const [inicial] = useState(campos.valores);
  const [noMapa, setNoMapa] = useState(false);
  const { valores, mudar } = campos;
  const cidade = cidadePeloNome(valores.cidade);
  const preenchido = valores.latitude !== '' || valores.longitude !== '';
  return (
    <GrupoDeCampos
      tipo="lojista"
      titulo="Posição no mapa"
      ajuda={aproximada && mesmoLugar(inicial, valores) ? `${APROXIMADA} ${AJUDA}` : AJUDA}
      nomes={COORDENADAS}
      campos={campos}
      deOutraPessoa={deOutraPessoa}
    >
      <div className={classes.acoes}>
        <Botao icone={<IconMapPin size={20} aria-hidden />} onClick={() => setNoMapa(!noMapa)}>
          {noMapa ? 'Fechar o mapa' : 'Escolher no mapa'}
        </Botao>
        {preenchido && (
          <Botao
            tom="texto"
            icone={<IconBuilding size={20} aria-hidden />}
            onClick={() => mudar({ latitude: '', longitude: '' })}
          >
            {cidade ? `Usar o centro de ${cidade}` : 'Usar o centro da cidade'}
          </Botao>
        )}
      </div>
      {noMapa && (
        <Mapa
          ponto={pontoDe(valores)}
          cidade={cidade ?? MARCA.cidades[0]}
          daEquipe={deOutraPessoa}
          escolher={({ latitude, longitude }) =>
            mudar({ latitude: mostrar('latitude', latitude), longitude: mostrar('longitude', longitude) })
          }
        />
      )}
    </GrupoDeCampos>
  );
}

type MapaProps = { ponto: Ponto | null; cidade: Cidade; daEquipe: boolean; escolher: (ponto: Ponto) => void };

function Mapa({ daEquipe, ...props }: MapaProps) {
  const outras = useOutrasLojas(daEquipe);
  const { data, isPending } = useQuery({
    ...consulta(verConfiguracaoPublica),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <Esqueleto altura={320} raio="cartao" />;
  return <EscolherPonto {...props} outras={outras} quadros={data?.mapa ?? null} />;
}

const NENHUMA: readonly (Ponto & { nome: string })[] = [];

/** Where the other physical stores are; a store itself does not see the list of stores. */
function useOutrasLojas(daEquipe: boolean) {
  const { data } = useQuery({
    ...consulta(listarLojistas, { query: { tipo: 'loja_fisica', limite: 200 } }),
    enabled: daEquipe,
    select: lugaresDas,
  });
  return data ?? NENHUMA;
}

const lugaresDas = ({ shopkeepers }: RespostaDe<typeof listarLojistas>) =>
  shopkeepers.flatMap(({ latitude, longitude, nome_fantasia: nome }) =>
    latitude && longitude ? [{ latitude, longitude, nome }] : [],
  );

const mesmoLugar = (antes: Record<Campo, string>, agora: Record<Campo, string>) =>
  COORDENADAS.every((campo) => antes[campo] === agora[campo]);

function pontoDe(valores: Record<Campo, string>): Ponto | null {
  const [latitude, longitude] = COORDENADAS.map((campo) => Number(valores[campo].replace(',', '.')));
  return latitude && longitude && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : null;
}
