import { Loader } from '@mantine/core';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import { confirmar as perguntar } from '../../ui/confirmar';
import { Pagina } from '../../ui/pagina';
import classes from './caixa.module.css';
import type { Estado, Evento } from './estado';
import { Leitor } from './leitor';
import { Recibo } from './recibo';
import { Recusado } from './recusado';
import { useCaixa } from './use-caixa';
import { Venda } from './venda';

/** The address of another coupon is another visit to the till. */
export function TelaDoCaixa() {
  const { id_cupom } = useParams();
  return <Caixa key={id_cupom ?? ''} idDoCupom={id_cupom} />;
}

const ANUNCIOS: Partial<Record<Estado['fase'], string>> = {
  consultando: 'Consultando o cupom…',
  preenchendo: 'Cupom válido. Preencha a compra.',
  confirmando: 'Confirmando o desconto…',
};

function Caixa({ idDoCupom }: { idDoCupom: string | undefined }) {
  const navigate = useNavigate();
  const { estado, dispatch, confirmar, recomecar } = useCaixa(idDoUsuario(useUsuario()), idDoCupom);
  const { fase } = estado;

  useEffect(() => vibrar(fase), [fase]);

  function lerOutro() {
    recomecar();
    if (idDoCupom) navigate('/cupom/efetivar', { replace: true });
  }

  async function desistir() {
    const texto = 'Se o envio chegou ao servidor, o cupom já está usado e aparece em Cupons efetivados.';
    if (await perguntar({ titulo: 'Sair sem saber a resposta?', texto, confirmar: 'Ler outro cupom' })) lerOutro();
  }

  const voltar = { lendo: true, confirmando: false, 'sem-resposta': desistir } as const;
  return (
    <Pagina titulo="Validar desconto" voltar={fase in voltar ? voltar[fase as keyof typeof voltar] : lerOutro}>
      <p className="so-leitor" role="status">
        {ANUNCIOS[fase]}
      </p>
      <Etapa {...{ estado, dispatch, confirmar, desistir, lerOutro }} />
    </Pagina>
  );
}

type EtapaProps = {
  estado: Estado;
  dispatch: Dispatch<Evento>;
  confirmar: () => void;
  desistir: () => void;
  lerOutro: () => void;
};

function Etapa({ estado, dispatch, confirmar, desistir, lerOutro }: EtapaProps) {
  // Who opened the camera for one customer wants it open for the next.
  const [camera, setCamera] = useState(false);
  const aoLer = useCallback((texto: string) => dispatch({ tipo: 'lido', texto }), [dispatch]);

  switch (estado.fase) {
    case 'lendo':
      return (
        <Leitor
          inicial={estado.digitado}
          aviso={estado.aviso}
          camera={camera}
          alternarCamera={setCamera}
          aoLer={aoLer}
          consultar={(codigo) => dispatch({ tipo: 'consultar', codigo })}
        />
      );
    case 'consultando':
      return (
        <div className={classes.consultando}>
          <Loader color="mata" size={44} aria-hidden />
          <p aria-hidden>Consultando o cupom…</p>
          <Botao tom="texto" onClick={lerOutro}>
            Cancelar
          </Botao>
        </div>
      );
    case 'recusado':
      return (
        <Recusado
          recusa={estado.recusa}
          lerOutro={lerOutro}
          repetir={() => dispatch({ tipo: 'repetir' })}
          corrigir={estado.origem === 'teclado' ? () => dispatch({ tipo: 'corrigir' }) : null}
        />
      );
    case 'recibo':
      return <Recibo cupom={estado.cupom} quando={estado.quando} proximo={lerOutro} />;
    default: {
      const { cupom, venda } = estado.fase === 'preenchendo' ? estado : estado.tentativa;
      return (
        <Venda
          cupom={cupom}
          venda={venda}
          falha={estado.fase === 'preenchendo' ? estado.falha : null}
          silencio={estado.fase === 'sem-resposta' ? estado.silencio : null}
          enviando={estado.fase === 'confirmando'}
          preencher={(campos) => dispatch({ tipo: 'preencher', campos })}
          confirmar={confirmar}
          desistir={desistir}
        />
      );
    }
  }
}

/** A short yes or a double no, for a cashier who looks at the customer. */
function vibrar(fase: Estado['fase']): void {
  if (fase === 'preenchendo' || fase === 'recibo') navigator.vibrate?.(60);
  if (fase === 'recusado') navigator.vibrate?.([80, 60, 80]);
}
