import { verificarPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { lerHash } from '@indica-bem/domain/prescricao/link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useResgatar } from '../../compartilhado/indicacao/use-resgatar';
import { consulta } from '../../lib/consultas';
import { chegouPor, esquecerChegada } from '../../lib/depois';
import { ErroDaApi, SemConexao } from '../../lib/erros-da-api';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { Pagina } from '../../ui/pagina';
import { avisar } from '../../ui/toasts';
import { Convite } from './convite';
import { LinkSemIndicacao } from './link-sem-indicacao';

type Link = { codigo: string; telefone: string };

/** `indicacao/{hash}`: whose it already is sees its detail; a tutor with an unbound one is invited to redeem it. */
export function IndicacaoPorLink() {
  const { hash = '' } = useParams();
  const link = lerHash(hash);
  const chegou = useChegada(hash);
  const DoLinkOuDireto = chegou ? Direto : DoLink;
  return (
    <Pagina titulo="Indicação" largura="estreita">
      {link ? <DoLinkOuDireto link={link} /> : <LinkSemIndicacao mensagem="Código inválido." />}
    </Pagina>
  );
}

/** Read once and forgotten: a reload, or Back, finds the link as everybody does. */
function useChegada(hash: string): boolean {
  const quem = idDoUsuario(useUsuario());
  const [chegou] = useState(() => chegouPor(hash, quem));
  useEffect(esquecerChegada, []);
  return chegou;
}

/** Whoever registered for this recommendation has nothing to confirm: it is bound, and the stores open. */
function Direto({ link }: { link: Link }) {
  const { enviar, erro } = useResgatar();
  const pediu = useRef(false);
  useEffect(() => {
    if (pediu.current) return;
    pediu.current = true;
    enviar(link);
  }, [enviar, link]);
  // Somebody was faster, or the network is gone: as for everybody.
  if (erro) return <DoLink link={link} />;
  return (
    <>
      <p role="status">Guardando a sua indicação…</p>
      <EsqueletoDeLista linhas={1} altura={380} />
    </>
  );
}

function DoLink({ link: { codigo, telefone } }: { link: Link }) {
  const { tipo_usuario } = useUsuario();
  const { data, error, refetch } = useQuery({
    ...consulta(verificarPrescricao, { body: { telefone, token: codigo } }),
    staleTime: 0,
    gcTime: 0,
  });

  if (error) {
    if (error instanceof ErroDaApi && error.codigo === 'INDICACAO_NAO_VINCULADA') return <DeOutraPessoa erro={error} />;
    const semRede = error instanceof SemConexao;
    return <LinkSemIndicacao mensagem={error.message} tentarDeNovo={() => void refetch()} semRede={semRede} />;
  }
  if (!data) return <EsqueletoDeLista linhas={1} altura={380} />;
  if (data.id_prescricao !== null) return <Navigate to={`/indicacao/codigo/${data.id_prescricao}`} replace />;
  if (tipo_usuario !== 'tutor') return <Navigate to="/prescricoes" replace />;
  return <Convite codigo={codigo} telefone={telefone} previa={data} />;
}

/** The sentence, then home (spec 2.3). */
function DeOutraPessoa({ erro }: { erro: ErroDaApi }) {
  useEffect(() => avisar.erro(erro.detail, { segue: true }), [erro]);
  return <Navigate to="/home" replace />;
}
