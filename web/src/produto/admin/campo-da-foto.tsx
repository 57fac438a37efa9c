import { IconTrash } from '@tabler/icons-react';
import { Botao } from '../../ui/botao';
import { CampoDeImagem } from '../../ui/campo-de-imagem';
import classes from './formulario-do-produto.module.css';
import type { FotoDoEnvio } from './rascunho';

/** The package, four by five, as every screen shows it. */
const QUADRO = { largura: 640, altura: 800 };

type CampoDaFotoProps = {
  atual: string | null;
  valor: FotoDoEnvio;
  erro: string | undefined;
  aoMudar: (valor: FotoDoEnvio) => void;
};

export function CampoDaFoto({ atual, valor, erro, aoMudar }: CampoDaFotoProps) {
  return (
    <div className={classes.campos}>
      <h2>Foto</h2>
      <CampoDeImagem
        rotulo="Foto do produto"
        ajuda="JPEG, PNG ou WebP, até 5 MB; de preferência a embalagem de frente, com fundo branco. Sem foto, desenhamos uma embalagem com o nome."
        atual={valor.tirada ? null : atual}
        arquivo={valor.arquivo}
        quadro={QUADRO}
        modo="dentro"
        erro={erro}
        aoMudar={(arquivo) => aoMudar({ arquivo, tirada: false })}
      />
      {atual && !valor.arquivo && !valor.tirada && (
        <Botao
          tom="excluir"
          icone={<IconTrash size={20} aria-hidden />}
          onClick={() => aoMudar({ arquivo: null, tirada: true })}
        >
          Usar a embalagem desenhada
        </Botao>
      )}
      {valor.tirada && <p role="status">Ao salvar, o produto volta à embalagem desenhada com o nome.</p>}
    </div>
  );
}
