import type { Capa } from '@indica-bem/domain/capa/contrato';
import { QUADRO_DA_CAPA } from '@indica-bem/domain/capa/regras';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import classes from './capas.module.css';

type CapaMudouProps = {
  frase: string;
  atual: Capa;
  usarAtual: () => void;
  salvarAssim: () => void;
  faltam: string[];
  enviando: boolean;
};

/** Somebody else saved this cover meanwhile: their pictures, beside the ones chosen above. */
export function CapaMudou({ frase, atual, usarAtual, salvarAssim, faltam, enviando }: CapaMudouProps) {
  const { desktop, mobile } = QUADRO_DA_CAPA;
  return (
    <section className={classes.mudou} aria-label="Versões diferentes">
      <Aviso tom="erro" titulo={frase}>
        As imagens salvas agora são estas. As que você escolheu continuam acima.
      </Aviso>
      <div className={classes.salvas}>
        <figure>
          <img
            src={atual.imagem_desktop}
            alt="Salva agora, no computador"
            width={desktop.largura}
            height={desktop.altura}
          />
          <figcaption>No computador</figcaption>
        </figure>
        <figure>
          <img src={atual.imagem_mobile} alt="Salva agora, no celular" width={mobile.largura} height={mobile.altura} />
          <figcaption>No celular</figcaption>
        </figure>
      </div>
      <div className={classes.decidir}>
        <Botao onClick={usarAtual}>Usar a versão atual</Botao>
        <BotaoDeEnvio faltam={faltam} enviando={enviando} aoTocar={salvarAssim}>
          Salvar a minha mesmo assim
        </BotaoDeEnvio>
      </div>
    </section>
  );
}
