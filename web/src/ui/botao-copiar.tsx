import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Botao } from './botao';
import { avisar } from './toasts';

type BotaoCopiarProps = { texto: string; children: string; tom?: 'secundario' | 'texto'; fullWidth?: boolean };

/** `<BotaoCopiar texto={codigo}>Copiar código</BotaoCopiar>` */
export function BotaoCopiar({ texto, children, tom = 'secundario', fullWidth }: BotaoCopiarProps) {
  const [copiado, setCopiado] = useState(false);

  useEffect(() => {
    if (!copiado) return;
    const espera = setTimeout(() => setCopiado(false), 2500);
    return () => clearTimeout(espera);
  }, [copiado]);

  async function copiar() {
    try {
      await navigator.clipboard.writeText(texto);
      setCopiado(true);
    } catch {
      avisar.erro('Não foi possível copiar. Selecione o texto e copie manualmente.');
    }
  }

  const Icone = copiado ? IconCheck : IconCopy;
  return (
    <>
      <Botao tom={tom} fullWidth={fullWidth} icone={<Icone size={20} aria-hidden />} onClick={copiar}>
        {copiado ? 'Copiado' : children}
      </Botao>
      <span className="so-leitor" role="status">
        {copiado && 'Copiado para a área de transferência'}
      </span>
    </>
  );
}
