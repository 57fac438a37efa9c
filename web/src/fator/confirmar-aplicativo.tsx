import { confirmarAplicativo } from '@indica-bem/domain/fator/chamadas';
import { codigoCompleto, emGruposDeQuatro } from '@indica-bem/domain/fator/regras';
import { type FormEvent, useMemo, useState } from 'react';
import { CampoDoCodigo } from '../compartilhado/fator/campo-do-codigo';
import { api } from '../lib/api';
import { camposDe, mensagemDe } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { BotaoCopiar } from '../ui/botao-copiar';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { tracarQr } from '../ui/qr/tracar-qr';
import { useEnvio } from '../ui/use-envio';
import classes from './seguranca.module.css';

export type SegredoMostrado = { segredo: string; endereco: string };

type ConfirmarAplicativoProps = {
  segredo: SegredoMostrado;
  aoLigar: (codigos: string[] | null) => unknown;
  desistir: () => void;
};

/** Shown as a picture and as text; it counts once the app answered with a code. */
export function ConfirmarAplicativo({ segredo, aoLigar, desistir }: ConfirmarAplicativoProps) {
  const [codigo, setCodigo] = useState('');
  const envio = useEnvio({
    enviar: () => api(confirmarAplicativo, { body: { codigo } }),
    aoEnviar: ({ codigos }) => aoLigar(codigos),
  });
  const noCampo = envio.erro ? camposDe(envio.erro).codigo : undefined;

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (codigoCompleto(codigo)) envio.enviar();
  }

  return (
    <form className={classes.ligar} onSubmit={enviar} noValidate>
      <ol className={classes.passos}>
        <li>
          No aplicativo, toque em adicionar conta e leia este QR.
          <QrDoSegredo endereco={segredo.endereco} />
        </li>
        <li>
          Sem câmera? Digite esta chave no aplicativo:
          <code className={classes.segredo}>{emGruposDeQuatro(segredo.segredo)}</code>
          <BotaoCopiar texto={segredo.segredo} tom="texto">
            Copiar chave
          </BotaoCopiar>
        </li>
        <li>Digite aqui os seis números que ele mostra.</li>
      </ol>
      <CampoDoCodigo
        codigo={codigo}
        error={noCampo}
        mudar={(escrito) => {
          setCodigo(escrito);
          envio.esquecerErro();
        }}
      />
      {envio.erro && !noCampo && <Aviso tom="erro">{mensagemDe(envio.erro)}</Aviso>}
      <BotaoDeEnvio faltam={codigoCompleto(codigo) ? [] : ['o código']} enviando={envio.enviando}>
        Ligar
      </BotaoDeEnvio>
      <Botao tom="texto" onClick={desistir}>
        Agora não
      </Botao>
    </form>
  );
}

/** Dark on white, with the white around it that cameras look for. */
function QrDoSegredo({ endereco }: { endereco: string }) {
  const { lado, tracado } = useMemo(() => tracarQr(endereco), [endereco]);
  return (
    <svg
      className={classes.qr}
      viewBox={`-4 -4 ${lado + 8} ${lado + 8}`}
      role="img"
      aria-label="QR com a chave do aplicativo"
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width={lado + 8} height={lado + 8} fill="#fff" />
      <path d={tracado} fill="#000" />
    </svg>
  );
}
