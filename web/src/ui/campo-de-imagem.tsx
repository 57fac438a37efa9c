import { FORMATOS_DE_IMAGEM } from '@indica-bem/domain/imagem/regras';
import { IconArrowBackUp, IconPhotoUp } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { Botao } from './botao';
import { BotaoDeArquivo } from './botao-de-arquivo';
import classes from './campo-de-imagem.module.css';
import { conferirImagem, type Medidas } from './conferir-imagem';

type CampoDeImagemProps = {
  rotulo: string;
  ajuda: string;
  /** The address of the picture in use. */
  atual: string | null;
  arquivo: File | null;
  aoMudar: (arquivo: File | null) => void;
  /** The frame in which the screens show it, and the size that fills it. */
  quadro: Medidas;
  /** `preenche`: cropped around the middle, as the server will do. */
  modo: 'dentro' | 'preenche';
  /** Words that the screens write over the left half of it, or below it. */
  dizeres?: { titulo: string; texto: string; onde: 'sobre' | 'abaixo' } | null;
  erro?: string | undefined;
};

/** A picture to replace another, seen before it is sent in the frame where it will be shown. */
export function CampoDeImagem(props: CampoDeImagemProps) {
  const { rotulo, ajuda, atual, arquivo, aoMudar, quadro, modo, dizeres, erro } = props;
  const id = useId();
  const nova = useEndereco(arquivo);
  const [recusa, setRecusa] = useState<string>();
  const [medidas, setMedidas] = useState<Medidas>();
  const [sobre, setSobre] = useState(false);
  const pequena = medidas && medidas.largura < quadro.largura * 0.6 && modo === 'preenche';
  const mensagem = recusa ?? erro;

  async function escolher(escolhido: File | undefined) {
    if (!escolhido) return;
    const conferida = await conferirImagem(escolhido);
    setRecusa(conferida.erro ?? undefined);
    if (conferida.erro !== null) return;
    setMedidas(conferida.medidas);
    aoMudar(escolhido);
  }

  function soltar(evento: DragEvent) {
    evento.preventDefault();
    setSobre(false);
    void escolher(evento.dataTransfer.files[0]);
  }

  function desfazer() {
    setRecusa(undefined);
    setMedidas(undefined);
    aoMudar(null);
  }

  return (
    <fieldset
      className={classes.campo}
      data-sobre={sobre || undefined}
      onDragOver={(evento) => {
        evento.preventDefault();
        setSobre(true);
      }}
      onDragLeave={() => setSobre(false)}
      onDrop={soltar}
    >
      <legend className={classes.rotulo}>{rotulo}</legend>
      <div className={classes.quadro} style={{ aspectRatio: `${quadro.largura} / ${quadro.altura}` }} data-modo={modo}>
        {(nova ?? atual) && <img src={nova ?? atual ?? ''} alt={nova ? 'Nova imagem escolhida' : 'Imagem em uso'} />}
        {dizeres?.onde === 'sobre' && <DizeresDaImagem {...dizeres} />}
        {nova && <span className={classes.marca}>Nova</span>}
      </div>
      {dizeres?.onde === 'abaixo' && <DizeresDaImagem {...dizeres} />}
      <p id={`${id}-ajuda`} className={classes.ajuda}>
        {ajuda}
      </p>
      {pequena && !mensagem && (
        <p className={classes.alerta} role="status">
          Esta imagem tem {medidas.largura} × {medidas.altura} pixels e pode ficar borrada em telas grandes.
        </p>
      )}
      {mensagem && (
        <p id={`${id}-erro`} className="erro-do-campo" role="alert">
          {mensagem}
        </p>
      )}
      <div className={classes.acoes}>
        <BotaoDeArquivo
          rotulo={rotulo}
          accept={FORMATOS_DE_IMAGEM.join(',')}
          icone={<IconPhotoUp size={22} aria-hidden />}
          invalido={Boolean(mensagem)}
          descritoPor={`${id}-ajuda${mensagem ? ` ${id}-erro` : ''}`}
          aoEscolher={(escolhido) => void escolher(escolhido)}
        >
          {nova || atual ? 'Trocar imagem' : 'Escolher imagem'}
        </BotaoDeArquivo>
        {nova && (
          <Botao tom="texto" icone={<IconArrowBackUp size={20} aria-hidden />} onClick={desfazer}>
            Desfazer
          </Botao>
        )}
      </div>
    </fieldset>
  );
}

function DizeresDaImagem({ titulo, texto, onde }: NonNullable<CampoDeImagemProps['dizeres']>) {
  return (
    <div className={classes.dizeres} data-onde={onde}>
      <p className={classes.titulo}>{titulo}</p>
      <p>{texto}</p>
    </div>
  );
}

/** The address of a file that is still on the device. */
export function useEndereco(arquivo: File | null): string | null {
  const [endereco, setEndereco] = useState<string | null>(null);
  useEffect(() => {
    if (!arquivo) return setEndereco(null);
    const novo = URL.createObjectURL(arquivo);
    setEndereco(novo);
    return () => URL.revokeObjectURL(novo);
  }, [arquivo]);
  return arquivo && endereco;
}
