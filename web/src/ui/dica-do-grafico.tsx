import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import classes from './dica-do-grafico.module.css';

export type PontoDoGrafico = {
  titulo: string;
  linhas: { nome: string; valor: string; parte?: string }[];
  /** Percent of the drawing's width. */
  centro: number;
};

type ComDicasProps = { rotulo: string; pontos: readonly PontoDoGrafico[]; children: ReactNode };

/**
 * The figures of the point that a pointer, a finger or the keyboard is at. One stop for the keyboard however many points there
 * are, and no narrow targets: a slider says its value by itself, and the arrows reach it in every screen reader.
 */
export function ComDicas({ rotulo, pontos, children }: ComDicasProps) {
  const [escolhido, setEscolhido] = useState(pontos.length - 1);
  const [aberta, setAberta] = useState(false);
  const qual = Math.min(escolhido, pontos.length - 1);
  const ponto = pontos[qual];

  useEffect(() => {
    if (!aberta) return;
    const fechar = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setAberta(false);
    document.addEventListener('keydown', fechar);
    return () => document.removeEventListener('keydown', fechar);
  }, [aberta]);

  if (!ponto) return children;

  function abrir(indice: number) {
    setEscolhido(Math.max(0, Math.min(pontos.length - 1, indice)));
    setAberta(true);
  }
  function apontar({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    abrir(maisPerto(pontos, width > 0 ? ((clientX - left) / width) * 100 : 0));
  }
  function andar(evento: KeyboardEvent) {
    const destino = PASSOS[evento.key]?.(qual, pontos.length - 1);
    if (destino === undefined) return;
    evento.preventDefault();
    abrir(destino);
  }

  return (
    <div className={classes.lugar}>
      {aberta && <span className={classes.guia} style={{ left: `${ponto.centro}%` }} aria-hidden />}
      {children}
      <div
        className={classes.alcance}
        role="slider"
        tabIndex={0}
        aria-label={rotulo}
        aria-valuemin={1}
        aria-valuemax={pontos.length}
        aria-valuenow={qual + 1}
        aria-valuetext={emPalavras(ponto)}
        onPointerMove={apontar}
        onPointerDown={apontar}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAberta(false)}
        onFocus={() => setAberta(true)}
        onBlur={() => setAberta(false)}
        onKeyDown={andar}
      />
      {aberta && (
        <div
          className={classes.dica}
          style={{ left: `${ponto.centro}%`, transform: `translateX(-${ponto.centro}%)` }}
          aria-hidden
        >
          <strong>{ponto.titulo}</strong>
          <ul>
            {ponto.linhas.map(({ nome, valor, parte }) => (
              <li key={nome} data-parte={parte}>
                <span>{nome}</span> <b>{valor}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const PASSOS: Record<string, (qual: number, ultimo: number) => number> = {
  ArrowLeft: (qual) => qual - 1,
  ArrowDown: (qual) => qual - 1,
  ArrowRight: (qual) => qual + 1,
  ArrowUp: (qual) => qual + 1,
  Home: () => 0,
  End: (_, ultimo) => ultimo,
};

const maisPerto = (pontos: readonly PontoDoGrafico[], onde: number): number =>
  pontos.reduce(
    (melhor, { centro }, i) => (Math.abs(centro - onde) < Math.abs((pontos[melhor]?.centro ?? 0) - onde) ? i : melhor),
    0,
  );

const emPalavras = ({ titulo, linhas }: PontoDoGrafico): string =>
  `${titulo}: ${linhas.map(({ nome, valor }) => `${nome.toLowerCase()} ${valor}`).join(', ')}`;
