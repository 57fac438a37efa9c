import type { Capa } from '@indica-bem/domain/capa/contrato';
import { QUADRO_DA_CAPA } from '@indica-bem/domain/capa/regras';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import classes from './capas.module.css';

type CapaMudouProps = {
  frase: string;
  atual: Capa;
  usarAtual: () => void;
  salvarAssim: () => void;
  enviando: boolean;
};

/** Somebody else saved this cover meanwhile: their pictures, beside the ones chosen above. */
export function CapaMudou({ frase, atual, usarAtual, salvarAssim, enviando }: CapaMudouProps) {
  const { desktop, mobile } = QUADRO_DA_CAPA;
  return (
    <section className={classes.mudou} aria-label="Versões diferentes">
      <Aviso tom="erro" titulo={frase}>
        As imagens salvas agora são estas. As que você escolheu continuam acima.
      </Aviso>
      <div className={classes.salvas}>
        <img
          src={atual.imagem_desktop}
          alt="Salva agora, no computador"
          width={desktop.largura}
          height={desktop.altura}
        />
        <img src={atual.imagem_mobile} alt="Salva agora, no celular" width={mobile.largura} height={mobile.altura} />
      </div>
      <div className={classes.decidir}>
        <Botao onClick={usarAtual}>Usar a versão atual</Botao>
        <Botao tom="principal" loading={enviando} onClick={salvarAssim}>
          Salvar a minha mesmo assim
        </Botao>
      </div>
    </section>
  );
}
