import { type Apresentado, lerDigitado } from '@indica-bem/domain/cupom/leitura';
import { TAMANHO_DO_CODIGO_DE_CUPOM } from '@indica-bem/domain/prescricao/codigo';
import { TextInput } from '@mantine/core';
import { IconCamera, IconScan, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../lib/online';
import { peca } from '../../lib/peca';
import { Botao } from '../../ui/botao';
import { lembrarCamera } from '../../ui/camera/permissao';
import { naoAbriu } from '../../ui/nao-abriu';
import classes from './leitor.module.css';
import { esperaDaConsulta } from './ler-codigo';
import { SemConexaoNoCaixa } from './sem-conexao';

const LeitorDeQr = peca(() => import('../../ui/camera/leitor-de-qr').then((m) => m.LeitorDeQr), naoAbriu);

type LeitorProps = {
  inicial: string;
  aviso: string | null;
  camera: boolean;
  alternarCamera: (aberta: boolean) => void;
  aoLer: (texto: string) => void;
  consultar: (apresentado: Apresentado) => void;
};

/** The camera, or the code typed. A scanner that works as a keyboard types into the same field. */
export function Leitor({ inicial, aviso, camera, alternarCamera, aoLer, consultar }: LeitorProps) {
  const online = useOnline();
  const [pedida, setPedida] = useState(false);
  function alternar(aberta: boolean) {
    setPedida(aberta);
    alternarCamera(aberta);
  }
  return (
    <div className={classes.leitor}>
      {!online && <SemConexaoNoCaixa />}
      {camera ? (
        <div className={classes.camera}>
          <LeitorDeQr
            pedido="Aponte para o QR na tela do tutor"
            aoLer={aoLer}
            aoAbrir={lembrarCamera}
            aviso={aviso}
            fechar={() => alternar(false)}
            pedida={pedida}
          />
        </div>
      ) : (
        <div className={classes.convite}>
          <IconScan size={72} stroke={1.5} aria-hidden />
          <p>Leia o QR que o tutor mostra na tela do celular.</p>
          <Botao tom="principal" icone={<IconCamera size={22} aria-hidden />} onClick={() => alternar(true)}>
            Abrir câmera
          </Botao>
        </div>
      )}
      <CodigoDigitado inicial={inicial} consultar={consultar} />
    </div>
  );
}

function CodigoDigitado({ inicial, consultar }: Pick<LeitorProps, 'inicial' | 'consultar'>) {
  const [texto, setTexto] = useState(inicial);
  const [erro, setErro] = useState('');
  const campo = useRef<HTMLInputElement>(null);
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // With a mouse there is a keyboard; on a phone the focus would raise one over the camera.
    if (inicial || window.matchMedia('(pointer: fine)').matches) campo.current?.focus();
    return () => clearTimeout(espera.current);
  }, [inicial]);

  function aoDigitar(novo: string) {
    setTexto(novo);
    setErro('');
    clearTimeout(espera.current);
    const ms = esperaDaConsulta(novo);
    if (ms === 0) consultar(lerDigitado(novo));
    else if (ms !== null) espera.current = setTimeout(consultar, ms, lerDigitado(novo));
  }

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (texto.trim()) consultar(lerDigitado(texto));
    else setErro('Preencha o código');
  }

  return (
    <form className={classes.digitado} onSubmit={enviar}>
      <TextInput
        ref={campo}
        label="Código do cupom"
        description={`${TAMANHO_DO_CODIGO_DE_CUPOM} letras e números, com ou sem traços.`}
        classNames={{ input: classes.codigo }}
        value={texto}
        error={erro}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget }) => aoDigitar(currentTarget.value)}
      />
      <Botao tom="mata" type="submit" fullWidth icone={<IconSearch size={20} aria-hidden />}>
        Consultar cupom
      </Botao>
    </form>
  );
}
