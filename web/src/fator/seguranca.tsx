import { verFator } from '@indica-bem/domain/fator/chamadas';
import type { FatorDaConta } from '@indica-bem/domain/fator/contrato';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogoDaProva } from '../compartilhado/fator/dialogo-da-prova';
import { type Prova, useProva } from '../compartilhado/fator/use-prova';
import { consulta } from '../lib/consultas';
import { tomarDestino } from '../lib/depois';
import { useUsuario } from '../lib/usuario';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Pagina } from '../ui/pagina';
import { Aplicativo } from './aplicativo';
import { Chaves } from './chaves';
import { CodigosNovos } from './codigos-novos';
import { Recuperacao } from './recuperacao';
import { Sessoes } from './sessoes';

/** What guards an account, and where it is open (spec 1.17, 1.18). A tutor has sessions only. */
export function Seguranca() {
  const { tipo_usuario } = useUsuario();
  if (tipo_usuario === 'tutor')
    return (
      <Pagina titulo="Segurança" subtitulo="Onde sua conta está aberta." largura="media">
        <Sessoes />
      </Pagina>
    );
  return <ComFator />;
}

export const protegida = ({ aplicativo, chaves }: FatorDaConta): boolean => aplicativo !== null || chaves.length > 0;

function ComFator() {
  const { data, error, refetch } = useQuery(consulta(verFator));
  const prova = useProva();
  const [codigos, setCodigos] = useState<string[] | null>(null);
  const falta = data?.obrigatorio && !protegida(data);
  return (
    <Pagina
      titulo="Segurança"
      subtitulo="Um segundo passo na entrada, além da senha, e onde sua conta está aberta."
      largura="media"
      voltar={!falta}
    >
      {falta && (
        <Aviso tom="alerta" titulo="Ligue a verificação em duas etapas">
          A equipe vê dados de muita gente: para trabalhar, escolha abaixo o aplicativo autenticador ou uma chave de
          acesso.
        </Aviso>
      )}
      {data && codigos && <CodigosNovos codigos={codigos} fechar={() => setCodigos(null)} />}
      {data && <Formas fator={data} prova={prova} aoGerar={setCodigos} />}
      {data?.obrigatorio && !falta && !codigos && <Seguir />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <EsqueletoDeLista linhas={2} altura={150} />}
      {data && !falta && <Sessoes />}
      {prova.pedida && data && <DialogoDaProva fator={data} {...prova.pedida} />}
    </Pagina>
  );
}

type FormasProps = { fator: FatorDaConta; prova: Prova; aoGerar: (codigos: string[] | null) => void };

function Formas({ fator, prova, aoGerar }: FormasProps) {
  return (
    <>
      <Aplicativo fator={fator} prova={prova} aoGerar={aoGerar} />
      <Chaves fator={fator} prova={prova} aoGerar={aoGerar} />
      {protegida(fator) && <Recuperacao fator={fator} prova={prova} aoGerar={aoGerar} />}
    </>
  );
}

/** Who was sent here on the way elsewhere goes on. */
function Seguir() {
  const [destino] = useState(tomarDestino);
  if (!destino) return null;
  return (
    <Botao tom="principal" para={destino}>
      Continuar
    </Botao>
  );
}
